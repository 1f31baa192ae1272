import type { PaymentAttempt, PaymentMethod, PendingPayment, TableSession } from '@comanda/contract';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePaymentAttempt } from '../api/use-payment-attempt.ts';
import { usePaymentMethods } from '../api/use-payment-methods.ts';
import { outcomePath } from '../state/outcome-path.ts';
import { pageOf } from '../state/provider-page.ts';
import { useLastAttempt } from './use-last-attempt.ts';

export type OwnPayment = {
  readonly pending: Pick<PendingPayment, '_id' | 'method' | 'amount' | 'tips'>;
  readonly provider: PaymentMethod['provider'] | undefined;
  /** Returns to the provider's page, or to that of the code, where there is one. */
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
  const navigate = useNavigate();
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
  const own = attempt?._id === pending._id ? attempt : undefined;
  const page = own?.redirect && pageOf(own.redirect, own.provider, code);
  const goOn = page ? () => globalThis.location.assign(page) : undefined;
  const continuePayment = own?.qr === undefined ? goOn : () => navigate(outcomePath(own));
  return { pending, provider, continuePayment };
}

/** Returns true if this phone has begun a payment that it can still finish; a new one is then secondary. */
export function canContinue(own: OwnPayment | undefined): boolean {
  return own?.provider === 'counter' || own?.continuePayment !== undefined;
}
