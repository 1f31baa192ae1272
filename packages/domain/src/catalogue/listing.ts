import type { OrderType, Product } from '../model/index.ts';

/** Who is ordering what: the session's type, and whether guests serve themselves. */
export type Ordering = { readonly orderType: OrderType; readonly selfOrder: boolean };

/** Whether the food leaves the house. */
export function leavesTheHouse(orderType: OrderType): boolean {
  return orderType === 'takeAway' || orderType === 'delivery';
}

/**
 * Whether a product shows in the product list (specification §5): not one that only comes in a set or as a gift,
 * for guests not one hidden from online, and nothing eat-in-only where the food leaves the house.
 */
export function isListed(product: Product, { orderType, selfOrder }: Ordering): boolean {
  if (product.setOrderOrGiftOnly) return false;
  if (product.hideFromOnline && selfOrder) return false;
  return !(product.eatInOnly && leavesTheHouse(orderType));
}
