import type { TableSession } from '@comanda/contract';
import {
  type SalePlace,
  type TillAction,
  type TillOrder,
  useSale,
  type useTillActions,
} from '../../sale/index.ts';

export type HandOrderInput = {
  readonly place: SalePlace;
  readonly order: TillOrder;
  readonly actions: ReturnType<typeof useTillActions>;
  readonly isOnline: boolean;
  readonly dispatch: (action: TillAction) => void;
  readonly onSent: (bill: TableSession) => void;
};

/** Returns what is rung up at a place, priced by the engine, and the function that sends it. */
export function useHandOrder({ place, order, actions, isOnline, dispatch, onSent }: HandOrderInput) {
  const { saleNow, ...shown } = useSale(place, order);
  const { session, table } = place;
  const { lines } = order.cart;
  const send = async () => {
    const sent = lines.length === 0 ? undefined : await actions.send(saleNow());
    if (sent !== undefined) onSent(sent);
  };
  return {
    ...shown,
    place,
    order,
    dispatch,
    isOnline,
    isBusy: actions.isBusy,
    unsent: lines.filter(({ fromProduct }) => fromProduct === undefined).length,
    covers: session?.tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0) || 1,
    name: table?.name ?? session?.tableName ?? session?.orderNumber ?? '',
    send: () => void send(),
  };
}

export type HandOrder = ReturnType<typeof useHandOrder>;
