import type { TableSession } from '@comanda/contract';
import { useOrderContext } from '../order-context/order-context.ts';
import { useTableSession } from './use-table-session.ts';

/** Returns the bill that the cart joins, live; undefined without one. */
export function useJoinedSession(): TableSession | undefined {
  const { session } = useOrderContext();
  return useTableSession(session).data;
}
