import type { Shop } from '@comanda/contract';
import type { CartOwner } from '@comanda/domain';
import { useCartOwner } from '../../cart/hooks/use-cart.ts';
import { handedOver, keptCarts } from '../../cart/state/kept-carts.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { place, usePlace, withMode } from '../../session/state/place.ts';
import { pickupAt } from '../state/pickup-at.ts';
import { openWays, type Way } from '../state/ways.ts';

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
