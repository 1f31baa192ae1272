import type { SessionWithKey, TableSession } from '@comanda/contract';
import { useSyncExternalStore } from 'react';
import { connection, create } from '../../../../data/calls/connection.ts';
import { linesOf, savedCarts } from '../../../../data/cart/saved-carts.ts';
import { changeCart } from '../../../../data/cart/use-cart.ts';
import { savedCoupons } from '../../../../data/coupons/saved-coupons.ts';
import { orderRemark } from '../../../../data/order-details/order-remark.ts';
import {
  type PendingOrder,
  pendingOrder,
  remarkOf,
  sentLines,
} from '../../../../data/order-details/pending-order.ts';
import { pickupAt } from '../../../../data/order-details/pickup-at.ts';
import { tip } from '../../../../data/order-details/tip.ts';
import { saveSession } from '../../../../data/sessions/saved-sessions.ts';
import { holdTaps } from '../../../../lib/hold-taps.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { leftOver, restoredLines } from '../state/left-over.ts';
import { createPlacing, type Placing } from '../state/placing.ts';

/** Takes an order out of the cart: its lines, with what was added since left, and its remark. */
function takeOut(order: PendingOrder): void {
  const left = leftOver(linesOf(savedCarts.get(), order.owner), sentLines(order), newRequestId);
  changeCart(order.owner, { type: 'cartRestored', lines: left });
  if (orderRemark.get().trim() === (remarkOf(order) ?? '')) orderRemark.set('');
}

/** Puts an order into the cart again, before what was added since. */
function putBack(order: PendingOrder): void {
  const now = linesOf(savedCarts.get(), order.owner);
  const lines = restoredLines(order.lines ?? [], now);
  if (lines.length === now.length) return;
  changeCart(order.owner, { type: 'cartRestored', lines });
  const remark = remarkOf(order);
  if (remark !== undefined && orderRemark.get() === '') orderRemark.set(remark);
}

/** Marks an order's codes as used: they stay for the next order (specification §4) if they can be reused, checked then. */
function markUsed({ call: { coupons = [], gifts = [] } }: PendingOrder): void {
  const used = [...coupons, ...gifts];
  savedCoupons.set((saved) =>
    saved.map((coupon) => (used.includes(coupon.code) ? { ...coupon, wasUsed: true } : coupon)),
  );
}

/** The app's single instance of the order placing state machine. */
export const placing = createPlacing({
  pendingOrder,
  // known to be offline: keep the order at once instead of waiting for a timeout
  isOnline: () => navigator.onLine && connection.state() !== 'offline',
  send: ({ service, call }) => create<TableSession | SessionWithKey>(service, call),
  onKept: takeOut,
  onReleased: putBack,
  onPlaced: (order, session) => {
    if ('restoreKey' in session) saveSession(session);
    takeOut(order);
    markUsed(order);
    pickupAt.set(null);
    tip.set(null);
  },
});

// the cart empties, or a question covers it, under the finger that placed the order
placing.subscribe(() => {
  const { kind } = placing.state();
  if (kind !== 'idle' && kind !== 'sending') holdTaps();
});

export function usePlacing(): Placing {
  return useSyncExternalStore(placing.subscribe, placing.state);
}
