import type { Bill } from '@comanda/contract';
import { CodedError } from '../../lib/index.ts';

/**
 * Throws `wouldOverpay`, with what would be `outstanding` (below 0, in minor units), where a change makes a bill less
 * than what has been paid of it (ordering O1.6). A bill on which change is due already may come to as much as before.
 */
export function ensureNoChangeDue(before: Bill, { outstanding }: Bill): void {
  if (outstanding < 0 && outstanding < before.outstanding)
    throw new CodedError('wouldOverpay', { outstanding });
}
