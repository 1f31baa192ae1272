import type { Bill, Shop } from '@comanda/contract';
import { stepOf } from '@comanda/domain';
import { CodedError } from '../../lib/index.ts';

/**
 * What a placement adds to the tips of its bill, in minor units. Throws `badRequest` for an amount that the currency
 * does not have (pricing P1.2).
 */
export function validTips(shop: Shop, tips = 0): number {
  if (tips % stepOf(shop) !== 0) throw refusal('step');
  return tips;
}

/** Nobody tips more than the dishes cost: a digit too many is the likelier. Throws `badRequest`. */
export function ensureTipsWithinSubtotal(
  { tips, subTotal }: Pick<Bill, 'tips' | 'subTotal'>,
  added = 0,
): void {
  if (added > 0 && tips > subTotal) throw refusal('maximum');
}

function refusal(rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field: '/tips', rule }] });
}
