import { usePersisted } from '../../../../lib/persisted.ts';
import { type PaymentTry, paymentTries } from '../state/payment-attempts.ts';

/** What this phone last did to pay a session. */
export function useLastTry(session: string | undefined): PaymentTry | undefined {
  return usePersisted(paymentTries).find((each) => each.session === session);
}
