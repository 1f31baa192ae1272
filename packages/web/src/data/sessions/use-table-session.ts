import type { TableSession } from '@comanda/contract';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isPassing } from '../calls/call-error.ts';
import { connection, create } from '../calls/connection.ts';
import { followQuery } from '../calls/keep-fresh.ts';
import { savedBillOf } from './saved-bill.ts';
import { restoreKeyOf } from './saved-sessions.ts';
import { keepNewer, readSession, sessionKey, withChange } from './session-cache.ts';

/**
 * Returns a live session: read once, updated by its events, and refetched on every connection and periodically, so
 * that a lost event does not leave the screen stale.
 */
export function useTableSession(id: string | undefined): UseQueryResult<TableSession> {
  const queries = useQueryClient();
  /** Newest version received by event. */
  const newestVersion = useRef(0);
  useEffect(() => {
    if (id === undefined) return;
    const key = sessionKey(id);
    newestVersion.current = 0;
    const stopEvents = connection.onEvent('tableSessions', 'patched', (change) => {
      if (change._id !== id) return;
      newestVersion.current = Math.max(newestVersion.current, change.version);
      const session = withChange(queries.getQueryData<TableSession>(key), change);
      if (session === undefined) void queries.invalidateQueries({ queryKey: key });
      else queries.setQueryData<TableSession>(key, session);
    });
    const stopFollowing = followQuery(queries, key, {
      subscribe: async () => {
        try {
          await create('tableSessions/subscribe', { item: id, restoreKey: restoreKeyOf(id) });
        } catch (error) {
          // a refusal surfaces in the read that follows; temporary failures are retried
          if (isPassing(error)) throw error;
        }
      },
    });
    return () => {
      stopFollowing();
      stopEvents();
    };
  }, [id, queries]);
  return useQuery({
    queryKey: sessionKey(id ?? ''),
    enabled: id !== undefined,
    // outdated from the start: read at once, and shown if that fails
    initialData: () => savedBillOf(id),
    initialDataUpdatedAt: 0,
    queryFn: async () => {
      const read = () => readSession(id ?? '', restoreKeyOf(id ?? ''));
      const answer = await read();
      // an answer overtaken by an event may lack its changes
      const session = answer.version < newestVersion.current ? await read() : answer;
      return keepNewer(queries.getQueryData<TableSession>(sessionKey(session._id)), session);
    },
  });
}
