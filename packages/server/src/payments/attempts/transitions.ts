import type { PaymentAttempt, PaymentStatus } from '@comanda/contract';
import { isCounterAttempt } from './counter-attempt.ts';

/**
 * Attempt status transitions. Reports may arrive twice, late and out of order; those not listed are ignored. A success
 * is accepted even after the attempt was cancelled or failed, and only a refund undoes it (payments M2.2), or its provider
 * that could not collect the money (`settleUncollected`).
 */
export const ATTEMPT_TRANSITIONS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['requiresAction', 'processing', 'held', 'succeeded', 'failed', 'cancelled'],
  requiresAction: ['processing', 'held', 'succeeded', 'failed', 'cancelled'],
  processing: ['held', 'succeeded', 'failed', 'cancelled'],
  held: ['succeeded', 'refunded'],
  failed: ['held', 'succeeded'],
  cancelled: ['held', 'succeeded'],
  succeeded: ['partlyRefunded', 'refunded'],
  partlyRefunded: ['refunded'],
  refunded: [],
};

/**
 * Returns true if the attempt may change to this status. Unlike a provider's, a counter attempt never succeeds after
 * it has failed or was cancelled (ordering O1.4); nor does one whose money could not be collected (payments M5.2).
 */
export function canTransition(
  attempt: Pick<PaymentAttempt, 'provider' | 'status' | 'reason'>,
  to: PaymentStatus,
): boolean {
  if (attempt.reason === 'captureFailed') return false;
  const isRevived = to === 'succeeded' && !isOpen(attempt.status);
  if (isRevived && isCounterAttempt(attempt)) return false;
  return ATTEMPT_TRANSITIONS[attempt.status].includes(to);
}

/** Returns true while an attempt waits for its outcome. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'created' || status === 'requiresAction' || status === 'processing';
}
