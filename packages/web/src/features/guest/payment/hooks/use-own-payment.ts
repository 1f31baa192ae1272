import type { PaymentMethod, TableSession } from '@comanda/contract';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePaymentAttempt } from '../api/use-payment-attempt.ts';
import { usePaymentMethods } from '../api/use-payment-methods.ts';
import { outcomePath } from '../state/outcome-path.ts';
import { type OwnPending, ownPending, waitOf } from '../state/own-pending.ts';
import { pageOf } from '../state/provider-page.ts';
import { useLastAttempt } from './use-last-attempt.ts';

export type OwnPayment = {
  readonly pending: OwnPending;
  /** False if another phone of the order has begun it. */
  readonly isOfThisPhone: boolean;
  readonly provider: PaymentMethod['provider'] | undefined;
  /** Returns to the provider's page, or to that of the code, where there is one. */
  readonly continuePayment: (() => void) | undefined;
  /** The reason why nothing more is to be paid here, if there is one. */
  readonly wait: ReturnType<typeof waitOf>;
  /** The last time that a card was declined on that page, which takes another (payments M2.4). */
  readonly lastDecline: string | undefined;
};

/** Returns the pending payment that concerns this phone, as `ownPending`. */
export function useOwnPayment(session: TableSession): OwnPayment | undefined {
  const { code } = useTranslation('common');
  const navigate = useNavigate();
  const last = useLastAttempt(session._id);
  const methods = usePaymentMethods(session).data ?? [];
  const { data: attempt } = usePaymentAttempt(last?.payment);
  const pending = ownPending(session, last?.payment, attempt);
  if (pending === undefined) return undefined;
  const provider = methods.find(({ _id }) => _id === pending.method)?.provider;
  const own = attempt?._id === pending._id ? attempt : undefined;
  const wait = waitOf(own);
  const page = own?.redirect && pageOf(own.redirect, own.provider, code);
  const goOn = page && wait === undefined ? () => globalThis.location.assign(page) : undefined;
  const continuePayment = own?.qr === undefined ? goOn : () => navigate(outcomePath(own));
  const isOfThisPhone = last?.payment === pending._id;
  return { pending, isOfThisPhone, provider, continuePayment, wait, lastDecline: own?.lastDecline };
}

/** Returns true if this phone has begun a payment that it can still finish; a new one is then secondary. */
export function canContinue(own: OwnPayment | undefined): boolean {
  return own?.provider === 'counter' || own?.continuePayment !== undefined;
}
