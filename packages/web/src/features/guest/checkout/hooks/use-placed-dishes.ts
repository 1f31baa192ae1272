import type { CartProblem, IncomingLine } from '@comanda/contract';
import type { CartOwner } from '@comanda/domain';
import { useEffect } from 'react';
import type { CallError } from '../../../../data/calls/call-error.ts';
import { linesOf, savedCarts } from '../../../../data/cart/saved-carts.ts';
import { changeCart, useCart } from '../../../../data/cart/use-cart.ts';
import {
  isUnanswered,
  type PendingOrder,
  pendingOrder,
  sentLines,
} from '../../../../data/order-details/pending-order.ts';
import { useJoinedSession } from '../../../../data/sessions/use-joined-session.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { leftOver } from '../state/left-over.ts';

/** Takes lines that are on a bill out of the cart; pieces added since stay. */
function takeOut(owner: CartOwner, placed: readonly Pick<IncomingLine, 'id' | 'quantity' | 'fromProduct'>[]) {
  const left = leftOver(linesOf(savedCarts.get(), owner), placed, newRequestId);
  changeCart(owner, { type: 'cartRestored', lines: left });
}

/** Takes dishes out of the cart as soon as the bill that it joins has them, unless the answer to their order does so. */
export function usePlacedDishes(): void {
  const { owner, lines } = useCart();
  const bill = useJoinedSession();
  const isWaiting = isUnanswered(usePersisted(pendingOrder));
  useEffect(() => {
    if (owner === undefined || bill === undefined || isWaiting) return;
    const ids = new Set(lines.map(({ id }) => id));
    const placed = bill.products.filter(({ id }) => ids.has(id));
    if (placed.length > 0) takeOut(owner, placed);
  }, [owner, lines, bill, isWaiting]);
}

/** Takes the lines out of the cart that an order was refused for because a bill has them. */
export function takePlacedOut(order: PendingOrder, { code, data }: CallError): void {
  if (code !== 'cartInvalid') return;
  const problems = (data.problems ?? []) as readonly Partial<Extract<CartProblem, { line: string }>>[];
  const ids = new Set(problems.flatMap((each) => (each.code === 'duplicateLine' ? (each.line ?? []) : [])));
  const placed = sentLines(order).filter(({ id }) => ids.has(id));
  if (placed.length > 0) takeOut(order.owner, placed);
}
