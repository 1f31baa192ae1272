import type { PaymentAttempt, PaymentStatus } from '@comanda/contract';
import { isCounterAttempt } from './counter-attempt.ts';

/**
 * Where an attempt may go. Reports come twice, late and out of order: what is not listed changes nothing.
 * Money that has come counts even when we had given the attempt up; nothing undoes a success but a refund.
 */
export const ATTEMPT_TRANSITIONS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['requiresAction', 'succeeded', 'failed', 'cancelled'],
  requiresAction: ['succeeded', 'failed', 'cancelled'],
  failed: ['succeeded'],
  cancelled: ['succeeded'],
  succeeded: ['partlyRefunded', 'refunded'],
  partlyRefunded: ['refunded'],
  refunded: [],
};

/**
 * Tells whether an attempt may get this status. Only a provider can have taken money for an attempt that was given up:
 * what staff take themselves is never booked after it has failed or was cancelled (ordering O1.4).
 */
export function canTransition(
  attempt: Pick<PaymentAttempt, 'provider' | 'status'>,
  to: PaymentStatus,
): boolean {
  const isRevived = to === 'succeeded' && !isOpen(attempt.status);
  if (isRevived && isCounterAttempt(attempt)) return false;
  return ATTEMPT_TRANSITIONS[attempt.status].includes(to);
}

/** Whether the attempt is still waiting for its outcome. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'created' || status === 'requiresAction';
}
