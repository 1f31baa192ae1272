import type { Bill, Shop } from '@comanda/contract';
import { stepOf } from '@comanda/domain';
import { CodedError } from '../../lib/index.ts';

/**
 * Returns the tips of an order, in minor units. Throws `badRequest` unless the amount is a multiple of the currency's
 * smallest step (pricing P1.2).
 */
export function validTips(shop: Shop, tips = 0): number {
  if (tips % stepOf(shop) !== 0) throw refusal('step');
  return tips;
}

/** Throws `badRequest` if tips were added that exceed the subtotal, which is most likely a typing error. */
export function ensureTipsWithinSubtotal(
  { tips, subTotal }: Pick<Bill, 'tips' | 'subTotal'>,
  added = 0,
): void {
  if (added > 0 && tips > subTotal) throw refusal('maximum');
}

function refusal(rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field: '/tips', rule }] });
}
