import type { OrderType, Product } from '../model/index.ts';

/** The circumstances of an order: its type, and whether guests order for themselves. */
export type Ordering = { readonly orderType: OrderType; readonly selfOrder: boolean };

/** Returns true if an order is consumed off the premises. */
export function isOffPremises(orderType: OrderType): boolean {
  return orderType === 'takeAway' || orderType === 'delivery';
}

/**
 * Returns true if a product is in the product list (specification §5): not if it only comes in a set or as a gift, not
 * for guests if it is hidden from online, and not off the premises if it is eat-in only.
 */
export function isListed(product: Product, { orderType, selfOrder }: Ordering): boolean {
  if (product.setOrderOrGiftOnly) return false;
  if (product.hideFromOnline && selfOrder) return false;
  return !(product.eatInOnly && isOffPremises(orderType));
}
