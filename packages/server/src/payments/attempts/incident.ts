import type { PaymentAttempt } from '@comanda/contract';
import type { StoredAttempt } from '../../db/index.ts';

/** The fields of an attempt that say what has to be decided about it. */
type Incidental = Pick<StoredAttempt, 'status' | 'reason' | 'refunded' | 'refundFailed' | 'isUncollected'>;

/**
 * Returns the matter that the management has to decide about an attempt (payments M2.7): money that is held, money for a
 * bill that was paid, money that could not be given back, or that was booked and not collected; undefined once it was decided or is on its way back.
 */
export function incidentOf({
  status,
  reason,
  refunded = 0,
  refundFailed = false,
  isUncollected = false,
}: Incidental): PaymentAttempt['incident'] {
  if (reason === 'captureFailed') return isUncollected ? 'captureFailed' : undefined;
  if (status === 'held') return refunded > 0 ? undefined : 'held';
  if (refundFailed) return 'refundFailed';
  return status === 'succeeded' && reason === 'overpaid' && refunded === 0 ? 'overpaid' : undefined;
}
