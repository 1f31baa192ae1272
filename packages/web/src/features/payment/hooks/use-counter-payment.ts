import type { PaymentAttempt, TableSession } from '@comanda/contract';
import { usePaymentAttempt } from '../api/use-payment-attempt.ts';
import { usePaymentMethods } from '../api/use-payment-methods.ts';
import { useLastTry } from './use-last-try.ts';

/** Whether an attempt can still end either way. */
function isOpen({ status }: Pick<PaymentAttempt, 'status'>): boolean {
  return status === 'created' || status === 'requiresAction';
}

/** Whether this phone said it would pay at the counter, and the money is still expected there. */
export function useCounterPayment(session: TableSession): boolean {
  const last = useLastTry(session._id);
  const { data: attempt } = usePaymentAttempt(last?.payment);
  const methods = usePaymentMethods(session).data ?? [];
  if (last?.payment === undefined || session.bill.outstanding <= 0) return false;
  const provider = methods.find(({ _id }) => _id === last.method)?.provider;
  return provider === 'counter' && (!attempt || isOpen(attempt));
}
