import type { SessionWithKey, TableSession } from '@comanda/contract';
import { useSyncExternalStore } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { linesOf, savedCarts } from '../../../../data/cart/saved-carts.ts';
import { changeCart } from '../../../../data/cart/use-cart.ts';
import { orderRemark } from '../../../../data/order-details/order-remark.ts';
import { pendingOrder, sentLines } from '../../../../data/order-details/pending-order.ts';
import { pickupAt } from '../../../../data/order-details/pickup-at.ts';
import { tip } from '../../../../data/order-details/tip.ts';
import { saveSession } from '../../../../data/sessions/saved-sessions.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { leftOver } from '../state/left-over.ts';
import { createPlacing, type Placing } from '../state/placing.ts';

/** The app's single instance of the order placing state machine. */
export const placing = createPlacing({
  pendingOrder,
  send: async ({ service, call }) => {
    // known to be offline: keep the order at once instead of waiting for a timeout
    if (!navigator.onLine || connection.state() === 'offline') throw new CallError('offline', 0);
    return create<TableSession | SessionWithKey>(service, call);
  },
  onPlaced: (order, session) => {
    if ('restoreKey' in session) saveSession(session);
    // lines added while the order was pending stay
    const left = leftOver(linesOf(savedCarts.get(), order.owner), sentLines(order), newRequestId);
    changeCart(order.owner, { type: 'cartRestored', lines: left });
    orderRemark.set('');
    pickupAt.set(null);
    tip.set(null);
  },
});

export function usePlacing(): Placing {
  return useSyncExternalStore(placing.subscribe, placing.state);
}
