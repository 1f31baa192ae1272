import { type Cart, type CartAction, type CartOwner, cartReducer, type RemovedLines } from '@comanda/domain';
import { useCallback, useMemo } from 'react';
import { usePersisted } from '../../lib/persisted.ts';
import { useOrderContext } from '../order-context/order-context.ts';
import { linesOf, savedCarts, withLines } from './saved-carts.ts';

/** Applies an event to an owner's cart and returns the new lines. */
export function changeCart(owner: CartOwner, action: CartAction, removed?: RemovedLines): Cart {
  const cart = cartReducer({ lines: linesOf(savedCarts.get(), owner), removed }, action);
  savedCarts.set((carts) => withLines(carts, owner, cart.lines));
  return cart;
}

/** Returns the owner of the current cart; undefined before a shop is chosen. */
export function useCartOwner(): CartOwner | undefined {
  const { shop, mode, session } = useOrderContext();
  return useMemo(() => (shop === undefined ? undefined : { shop, mode, session }), [shop, mode, session]);
}

/** Returns the lines of the cart and the function that changes them. */
export function useCart() {
  const owner = useCartOwner();
  const carts = usePersisted(savedCarts);
  const lines = useMemo(() => (owner === undefined ? [] : linesOf(carts, owner)), [carts, owner]);
  const change = useCallback(
    (action: CartAction, removed?: RemovedLines) => owner && changeCart(owner, action, removed),
    [owner],
  );
  return { owner, lines, change };
}
