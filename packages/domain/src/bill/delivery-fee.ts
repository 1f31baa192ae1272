import type { DeliveryZone, Minor } from '../model/index.ts';
import type { Bill, BillInput } from './bill.ts';

/** What the dishes of a bill come to after all discounts, without charges, taxes and tips, in minor units. */
export function dishesTotal({ subTotal, discounts }: Pick<Bill, 'subTotal' | 'discounts'>): Minor {
  return discounts.reduce((sum, { amount }) => sum - amount, subTotal);
}

/**
 * What it costs to bring an order to its zone, in minor units; nothing from `freeFrom` on, and where no dish is left
 * to bring. Undefined for what is not delivered (pricing P5.6).
 */
export function deliveryFeeOf(
  { session, zone }: Pick<BillInput, 'session' | 'zone'>,
  dishes: { readonly count: number; readonly total: Minor },
): Minor | undefined {
  if (session.type !== 'delivery' || zone === undefined) return undefined;
  return dishes.count === 0 || isFreeFrom(zone, dishes.total) ? 0 : zone.fee;
}

/** Whether dishes come to so much that they are brought for nothing. */
export function isFreeFrom({ freeFrom }: Pick<DeliveryZone, 'freeFrom'>, dishes: Minor): boolean {
  return freeFrom !== undefined && dishes >= freeFrom;
}
