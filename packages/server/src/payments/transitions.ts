import type { PaymentStatus } from '@comanda/contract';

/**
 * Where an attempt may go. Reports come twice, late and out of order: what is not listed changes nothing.
 * Money that has come counts even when we had given the attempt up; nothing undoes a success but a refund.
 */
export const ATTEMPT_MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['requiresAction', 'succeeded', 'failed', 'cancelled'],
  requiresAction: ['succeeded', 'failed', 'cancelled'],
  failed: ['succeeded'],
  cancelled: ['succeeded'],
  succeeded: ['partlyRefunded', 'refunded'],
  partlyRefunded: ['refunded'],
  refunded: [],
};

/** Whether the attempt is still waiting for its outcome. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'created' || status === 'requiresAction';
}
