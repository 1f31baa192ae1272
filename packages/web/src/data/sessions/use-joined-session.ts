import type { TableSession } from '@comanda/contract';
import { useEffect } from 'react';
import { useOrderContext } from '../order-context/order-context.ts';
import { saveBill } from './saved-bill.ts';
import { useTableSession } from './use-table-session.ts';

/** Returns the bill that the cart joins, live; undefined without one. */
export function useJoinedSession(): TableSession | undefined {
  const { session } = useOrderContext();
  const { data } = useTableSession(session);
  useEffect(() => {
    if (data !== undefined) saveBill(data);
  }, [data]);
  return data;
}
