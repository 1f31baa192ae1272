import type { DeliveryZone, Minor } from '../model/index.ts';
import type { Bill, BillInput } from './bill.ts';

/** Sums the dishes of a bill after all discounts, without charges, taxes and tips, in minor units. */
export function dishesTotal({ subTotal, discounts }: Pick<Bill, 'subTotal' | 'discounts'>): Minor {
  return discounts.reduce((sum, { amount }) => sum - amount, subTotal);
}

/**
 * Returns the delivery fee of an order in minor units: 0 from the zone's `freeFrom` on, or when no dish is left;
 * undefined for an order that is not delivered (pricing P5.6).
 */
export function deliveryFeeOf(
  { session, zone }: Pick<BillInput, 'session' | 'zone'>,
  dishes: { readonly count: number; readonly total: Minor },
): Minor | undefined {
  if (session.type !== 'delivery' || zone === undefined) return undefined;
  return dishes.count === 0 || isFreeFrom(zone, dishes.total) ? 0 : zone.fee;
}

/** Returns true if dishes of this total, in minor units, are delivered free. */
export function isFreeFrom({ freeFrom }: Pick<DeliveryZone, 'freeFrom'>, dishes: Minor): boolean {
  return freeFrom !== undefined && dishes >= freeFrom;
}
