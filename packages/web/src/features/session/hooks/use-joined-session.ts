import type { TableSession } from '@comanda/contract';
import { useTableSession } from '../../order/api/use-table-session.ts';
import { usePlace } from '../state/place.ts';

/** The bill that the cart joins, live; undefined without one. */
export function useJoinedSession(): TableSession | undefined {
  const { session } = usePlace();
  return useTableSession(session).data;
}
