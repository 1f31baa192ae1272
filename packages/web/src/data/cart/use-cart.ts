import { type Cart, type CartAction, type CartOwner, cartReducer, type RemovedLines } from '@comanda/domain';
import { useCallback, useMemo } from 'react';
import { usePersisted } from '../../lib/persisted.ts';
import { useOrderContext } from '../order-context/order-context.ts';
import { linesOf, savedCarts, withLines } from './saved-carts.ts';

/** Applies what happened to an owner's cart, and gives the cart after it. */
export function changeCart(owner: CartOwner, action: CartAction, removed?: RemovedLines): Cart {
  const cart = cartReducer({ lines: linesOf(savedCarts.get(), owner), removed }, action);
  savedCarts.set((carts) => withLines(carts, owner, cart.lines));
  return cart;
}

/** Whose cart this phone fills now; undefined before a shop is chosen. */
export function useCartOwner(): CartOwner | undefined {
  const { shop, mode, session } = useOrderContext();
  return useMemo(() => (shop === undefined ? undefined : { shop, mode, session }), [shop, mode, session]);
}

/** The lines of the cart, and the way to change them. */
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
