import type { PaymentAttempt } from '@comanda/contract';
import type { StoredAttempt } from '../../db/index.ts';

/**
 * Returns the matter that the management has to decide about an attempt (payments M2.7): money that is held, money for a
 * bill that was paid, or money that could not be given back; undefined once it was decided or is on its way back.
 */
export function incidentOf({
  status,
  reason,
  refunded = 0,
  refundFailed = false,
}: Pick<StoredAttempt, 'status' | 'reason' | 'refunded' | 'refundFailed'>): PaymentAttempt['incident'] {
  if (status === 'held') return refunded > 0 ? undefined : 'held';
  if (refundFailed) return 'refundFailed';
  return status === 'succeeded' && reason === 'overpaid' && refunded === 0 ? 'overpaid' : undefined;
}
