import type { Bill } from '@comanda/contract';
import { CodedError } from '../../lib/index.ts';

/**
 * Throws `wouldOverpay`, with the negative `outstanding` amount in minor units, if a change would reduce a bill below
 * what has been paid (ordering O1.6). A bill that is overpaid already must not become more so.
 */
export function ensureNoChangeDue(before: Bill, { outstanding }: Bill): void {
  if (outstanding < 0 && outstanding < before.outstanding)
    throw new CodedError('wouldOverpay', { outstanding });
}
