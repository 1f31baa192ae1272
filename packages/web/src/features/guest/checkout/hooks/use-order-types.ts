import type { Shop } from '@comanda/contract';
import type { CartOwner } from '@comanda/domain';
import { handedOver, savedCarts } from '../../../../data/cart/saved-carts.ts';
import { useCartOwner } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { orderContext, useOrderContext, withMode } from '../../../../data/order-context/order-context.ts';
import { availableOrderTypes, type TablelessOrderType } from '../../../../data/order-context/order-types.ts';
import { pickupAt } from '../../../../data/order-details/pickup-at.ts';

/** Switches to another order type and takes the cart along. */
export function switchOrderType(owner: CartOwner, orderType: TablelessOrderType, shop?: Shop): void {
  if (owner.mode === orderType) return;
  pickupAt.set(null);
  savedCarts.set((carts) => handedOver(carts, owner, { ...owner, mode: orderType }));
  orderContext.set((now) => withMode(now, orderType, shop));
}

/**
 * Returns the order types available for an unplaced order, and the function that switches between them with the
 * cart.
 */
export function useOrderTypes() {
  const { shop } = useReadyCatalogue().data;
  const owner = useCartOwner();
  const change = (orderType: TablelessOrderType) => owner && switchOrderType(owner, orderType, shop);
  return { orderTypes: availableOrderTypes(useOrderContext(), shop), change };
}
