import type { PaymentAttempt, PaymentMethod, PendingPayment, TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePaymentAttempt } from '../api/use-payment-attempt.ts';
import { usePaymentMethods } from '../api/use-payment-methods.ts';
import { pageOf } from '../state/provider-page.ts';
import { useLastAttempt } from './use-last-attempt.ts';

export type OwnPayment = {
  readonly pending: Pick<PendingPayment, '_id' | 'method' | 'amount' | 'tips'>;
  readonly provider: PaymentMethod['provider'] | undefined;
  /** Returns to the provider's page, where it has one. */
  readonly continuePayment: (() => void) | undefined;
};

/** Returns true while an attempt has no outcome. */
function isOpen({ status }: Pick<PaymentAttempt, 'status'>): boolean {
  return status === 'created' || status === 'requiresAction';
}

/**
 * Returns the pending payment that concerns this phone: at a table its own attempt only, since others pay their
 * own; elsewhere any open one.
 */
export function useOwnPayment(session: TableSession): OwnPayment | undefined {
  const { code } = useTranslation('common');
  const last = useLastAttempt(session._id);
  const methods = usePaymentMethods(session).data ?? [];
  const { data: attempt } = usePaymentAttempt(last?.payment);
  const { pendingPayments = [] } = session;
  const pending =
    pendingPayments.find(({ _id }) => _id === last?.payment) ??
    // known from the attempt before the session event arrives
    (attempt && isOpen(attempt) ? attempt : undefined) ??
    (session.type === 'dineIn' ? undefined : pendingPayments.at(-1));
  if (pending === undefined || session.bill.outstanding <= 0) return undefined;
  const provider = methods.find(({ _id }) => _id === pending.method)?.provider;
  const page =
    attempt?._id === pending._id && attempt.redirect && pageOf(attempt.redirect, attempt.provider, code);
  const continuePayment = page ? () => globalThis.location.assign(page) : undefined;
  return { pending, provider, continuePayment };
}

/** Returns true if this phone has begun a payment that it can still finish; a new one is then secondary. */
export function canContinue(own: OwnPayment | undefined): boolean {
  return own?.provider === 'counter' || own?.continuePayment !== undefined;
}
