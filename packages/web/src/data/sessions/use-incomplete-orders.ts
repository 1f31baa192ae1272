import type { Page, TableSession } from '@comanda/contract';
import { isVoidedStatus } from '@comanda/domain';
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../calls/connection.ts';
import { followQuery } from '../calls/keep-fresh.ts';
import { savedSessions, useSavedSessions } from './saved-sessions.ts';
import { keepNewer, sessionKey, withChange } from './session-cache.ts';

/** Maximum number of incomplete orders read (specification §9). */
const MAX_COUNT = 100;

/** Returns true if an order is still to be handed over; the list keeps one that was meanwhile until it is read again. */
export function isAwaited({ status, tvStatus }: Pick<TableSession, 'status' | 'tvStatus'>): boolean {
  return tvStatus !== 'taken' && !isVoidedStatus(status);
}

/** Returns true unless the order was cancelled. */
function isUnderway({ status }: TableSession): boolean {
  return !isVoidedStatus(status);
}

/** Adds an order that was just placed to the list, which is then read again. */
export function addIncompleteOrder(queries: QueryClient, session: TableSession): void {
  if (session.type !== 'dineIn') {
    const known = queries.getQueriesData<readonly TableSession[]>({ queryKey: ['incompleteOrders'] });
    const orders = new Map(known.flatMap(([, rows = []]) => rows).map((order) => [order._id, order]));
    orders.delete(session._id);
    const restoreKeys = savedSessions.get().map((held) => held.restoreKey);
    queries.setQueryData(['incompleteOrders', restoreKeys], [session, ...orders.values()]);
  }
  void queries.invalidateQueries({ queryKey: ['incompleteOrders'] });
}

/** Returns this phone's orders not handed over yet, newest first; refetched on every connection and periodically. */
export function useIncompleteOrders(): UseQueryResult<readonly TableSession[]> {
  const queries = useQueryClient();
  const restoreKeys = useSavedSessions().map((held) => held.restoreKey);
  const hasAny = restoreKeys.length > 0;
  useEffect(() => {
    if (!hasAny) return;
    const stopFollowing = followQuery(queries, ['incompleteOrders']);
    const stopEvents = connection.onEvent('tableSessions', 'patched', (change) =>
      queries.setQueriesData<readonly TableSession[]>({ queryKey: ['incompleteOrders'] }, (orders) =>
        orders?.map((order) => (order._id === change._id ? (withChange(order, change) ?? order) : order)),
      ),
    );
    return () => {
      stopFollowing();
      stopEvents();
    };
  }, [hasAny, queries]);
  return useQuery({
    queryKey: ['incompleteOrders', restoreKeys],
    queryFn: async () => {
      if (!hasAny) return [];
      const page = await connection.call<Page<TableSession>>('find', 'tableSessions', {
        restoreKeys,
        type: { $in: ['takeAway', 'dineInNoTable', 'delivery'] },
        tvStatus: { $ne: 'taken' },
        $limit: MAX_COUNT,
      });
      for (const session of page.data) {
        queries.setQueryData<TableSession>(sessionKey(session._id), (held) => keepNewer(held, session));
      }
      return page.data.filter(isUnderway).sort((one, other) => (other.startTime < one.startTime ? -1 : 1));
    },
  });
}
