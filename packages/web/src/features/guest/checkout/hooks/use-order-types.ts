import type { Shop } from '@comanda/contract';
import type { CartOwner } from '@comanda/domain';
import { handedOver, keptCarts } from '../../../../data/cart/saved-carts.ts';
import { useCartOwner } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { place, usePlace, withMode } from '../../../../data/order-context/order-context.ts';
import { openWays, type Way } from '../../../../data/order-context/order-types.ts';
import { pickupAt } from '../../../../data/order-details/pickup-at.ts';

/** Orders in another way, with what is in the cart. */
export function takeCartTo(owner: CartOwner, way: Way, shop?: Shop): void {
  if (owner.mode === way) return;
  pickupAt.set(null);
  keptCarts.set((carts) => handedOver(carts, owner, { ...owner, mode: way }));
  place.set((now) => withMode(now, way, shop));
}

/** The ways to have an order from this shop, where none has been placed yet; a change takes the cart along. */
export function useWays() {
  const { shop } = useReadyCatalogue().data;
  const owner = useCartOwner();
  const change = (way: Way) => owner && takeCartTo(owner, way, shop);
  return { ways: openWays(usePlace(), shop), change };
}
