import type { TableSession } from '@comanda/contract';
import { usePlace } from '../../session/state/place.ts';
import { useIncompleteOrders } from '../api/use-incomplete-orders.ts';
import { useTableSession } from '../api/use-table-session.ts';

/** The order a guest means when they ask for "your order". */
export type CurrentOrder = {
  readonly session: TableSession | undefined;
  /** The open orders to choose from, the chosen one among them. */
  readonly orders: readonly TableSession[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
};

/**
 * A table's bill comes first while the phone sits at a table; then the order named by `number`; then the newest
 * that was not handed over yet. Specification §4 sends every other order to /record; here it goes there only
 * once it was handed over, because a takeaway guest watches the number on /order.
 */
export function useCurrentOrder(number: string | undefined): CurrentOrder {
  const { mode, session: seated } = usePlace();
  const table = mode === 'dineIn' ? seated : undefined;
  const incomplete = useIncompleteOrders();
  const orders = incomplete.data ?? [];
  const named = orders.find((order) => order.orderNumber === number || order._id === number);
  const id = named?._id ?? table ?? orders[0]?._id;
  const read = useTableSession(id);
  const isLoading = id === undefined ? incomplete.isPending : read.isPending;
  return {
    session: read.data,
    orders,
    isLoading,
    error: read.data ? null : (read.error ?? (id === undefined ? incomplete.error : null)),
    retry: () => {
      void incomplete.refetch();
      if (id !== undefined) void read.refetch();
    },
  };
}
