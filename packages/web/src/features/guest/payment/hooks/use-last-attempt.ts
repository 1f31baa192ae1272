import { usePersisted } from '../../../../lib/persisted.ts';
import { paymentAttempts, type SavedAttempt } from '../state/payment-attempts.ts';

/** Returns this phone's latest attempt to pay a session. */
export function useLastAttempt(session: string | undefined): SavedAttempt | undefined {
  return usePersisted(paymentAttempts).find((each) => each.session === session);
}
