import type { Page, TableSession } from '@comanda/contract';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../calls/connection.ts';
import { followQuery } from '../calls/keep-fresh.ts';
import { useSavedSessions } from './saved-sessions.ts';
import { keepNewer, sessionKey } from './session-cache.ts';

/** Maximum number of incomplete orders read (specification §9). */
const MAX_COUNT = 100;

/** Returns true unless the order was cancelled. */
function isUnderway({ status }: TableSession): boolean {
  return status !== 'cancelled' && status !== 'void';
}

/** Returns this phone's orders not handed over yet, newest first; refetched on every connection and periodically. */
export function useIncompleteOrders(): UseQueryResult<readonly TableSession[]> {
  const queries = useQueryClient();
  const restoreKeys = useSavedSessions().map((held) => held.restoreKey);
  const hasAny = restoreKeys.length > 0;
  useEffect(() => {
    if (!hasAny) return;
    return followQuery(queries, ['incompleteOrders']);
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
