import type { PaymentAttempt, PaymentMethod, PendingPayment, TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePaymentAttempt } from '../api/use-payment-attempt.ts';
import { usePaymentMethods } from '../api/use-payment-methods.ts';
import { pageOf } from '../state/provider-page.ts';
import { useLastAttempt } from './use-last-attempt.ts';

export type OwnPayment = {
  readonly pending: Pick<PendingPayment, '_id' | 'method' | 'amount' | 'tips'>;
  readonly provider: PaymentMethod['provider'] | undefined;
  /** Leads back to the provider's page, where it has one. */
  readonly goOn: (() => void) | undefined;
};

/** Whether a try can still end either way. */
function isOpen({ status }: Pick<PaymentAttempt, 'status'>): boolean {
  return status === 'created' || status === 'requiresAction';
}

/**
 * What is being paid and concerns this phone: its own try at a table, where others pay their own; any that is open
 * elsewhere. Undefined when there is none.
 */
export function useOwnPayment(session: TableSession): OwnPayment | undefined {
  const { code } = useTranslation('common');
  const last = useLastAttempt(session._id);
  const methods = usePaymentMethods(session).data ?? [];
  const { data: attempt } = usePaymentAttempt(last?.payment);
  const { pendingPayments = [] } = session;
  const pending =
    pendingPayments.find(({ _id }) => _id === last?.payment) ??
    // known here before the bill says so
    (attempt && isOpen(attempt) ? attempt : undefined) ??
    (session.type === 'dineIn' ? undefined : pendingPayments.at(-1));
  if (pending === undefined || session.bill.outstanding <= 0) return undefined;
  const provider = methods.find(({ _id }) => _id === pending.method)?.provider;
  const page =
    attempt?._id === pending._id && attempt.redirect && pageOf(attempt.redirect, attempt.provider, code);
  const goOn = page ? () => globalThis.location.assign(page) : undefined;
  return { pending, provider, goOn };
}

/** Whether the way on is this phone's own payment, begun and not finished: another is begun only beside it. */
export function isBegun(own: OwnPayment | undefined): boolean {
  return own?.provider === 'counter' || own?.goOn !== undefined;
}
