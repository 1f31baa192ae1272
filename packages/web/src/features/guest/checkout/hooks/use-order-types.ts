import type { Shop } from '@comanda/contract';
import type { CartOwner } from '@comanda/domain';
import { handedOver, savedCarts } from '../../../../data/cart/saved-carts.ts';
import { useCartOwner } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { orderContext, useOrderContext, withMode } from '../../../../data/order-context/order-context.ts';
import { availableOrderTypes, type TablelessOrderType } from '../../../../data/order-context/order-types.ts';
import { pickupAt } from '../../../../data/order-details/pickup-at.ts';

/** Orders in another way, with what is in the cart. */
export function takeCartTo(owner: CartOwner, way: TablelessOrderType, shop?: Shop): void {
  if (owner.mode === way) return;
  pickupAt.set(null);
  savedCarts.set((carts) => handedOver(carts, owner, { ...owner, mode: way }));
  orderContext.set((now) => withMode(now, way, shop));
}

/** The ways to have an order from this shop, where none has been placed yet; a change takes the cart along. */
export function useOrderTypes() {
  const { shop } = useReadyCatalogue().data;
  const owner = useCartOwner();
  const change = (way: TablelessOrderType) => owner && takeCartTo(owner, way, shop);
  return { ways: availableOrderTypes(useOrderContext(), shop), change };
}
