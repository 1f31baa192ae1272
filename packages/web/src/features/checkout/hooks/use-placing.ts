import type { SessionWithKey, TableSession } from '@comanda/contract';
import { useSyncExternalStore } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { connection, create } from '../../../lib/api/connection.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { changeCart } from '../../cart/hooks/use-cart.ts';
import { keptCarts, linesOf } from '../../cart/state/kept-carts.ts';
import { holdSession } from '../../session/state/held-sessions.ts';
import { leftOver } from '../state/left-over.ts';
import { orderRemark } from '../state/order-remark.ts';
import { outgoing, sentLines } from '../state/outgoing.ts';
import { pickupAt } from '../state/pickup-at.ts';
import { createPlacing, type Placing } from '../state/placing.ts';
import { tip } from '../state/tip.ts';

/** The page's one way of placing orders. */
export const placing = createPlacing({
  outgoing,
  send: async ({ service, call }) => {
    // known to be cut off: kept at once, instead of waiting for an answer that cannot come
    if (!navigator.onLine || connection.state() === 'offline') throw new CallError('offline', 0);
    return create<TableSession | SessionWithKey>(service, call);
  },
  onPlaced: (order, session) => {
    if ('restoreKey' in session) holdSession(session);
    // what was put into the cart while the order waited stays
    const left = leftOver(linesOf(keptCarts.get(), order.owner), sentLines(order), newRequestId);
    changeCart(order.owner, { type: 'cartRestored', lines: left });
    orderRemark.set('');
    pickupAt.set(null);
    tip.set(null);
  },
});

export function usePlacing(): Placing {
  return useSyncExternalStore(placing.subscribe, placing.state);
}
