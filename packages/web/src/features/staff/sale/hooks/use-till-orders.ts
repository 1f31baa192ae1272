import { useCallback, useReducer } from 'react';
import { EMPTY_ORDER, type TillAction, type TillOrder, tillReducer } from '../state/till-order.ts';

type Orders = Readonly<Record<string, TillOrder>>;
type Event = { readonly key: string; readonly action: TillAction };

function reduce(orders: Orders, { key, action }: Event): Orders {
  const before = orders[key] ?? EMPTY_ORDER;
  const next = tillReducer(before, action);
  return next === before ? orders : { ...orders, [key]: next };
}

/** Returns the orders that are rung up on this till by the key of their place, and the function that changes one. */
export function useTillOrders() {
  const [orders, change] = useReducer(reduce, {});
  const dispatch = useCallback((key: string, action: TillAction) => change({ key, action }), []);
  return { orders, dispatch };
}
