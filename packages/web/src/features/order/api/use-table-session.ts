import type { TableSession } from '@comanda/contract';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPassing } from '../../../lib/api/call-error.ts';
import { connection, create } from '../../../lib/api/connection.ts';
import { keepFresh } from '../../../lib/keep-fresh.ts';
import { restoreKeyOf } from '../../session/state/held-sessions.ts';
import { keepNewer, readSession, sessionKey } from './session-cache.ts';

/**
 * A session as it is now: read once, followed by its events, and read again with every new connection and from time to
 * time, so that an event missed meanwhile leaves no stale screen.
 */
export function useTableSession(id: string | undefined): UseQueryResult<TableSession> {
  const queries = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    const key = sessionKey(id);
    const stopEvents = connection.onEvent('tableSessions', 'patched', (data) => {
      const session = data as TableSession;
      if (session._id !== id) return;
      queries.setQueryData<TableSession>(key, (held) => keepNewer(held, session));
    });
    const fresh = keepFresh(queries, key);
    const stopConnected = connection.onConnected(async () => {
      try {
        await create('tableSessions/subscribe', { item: id, restoreKey: restoreKeyOf(id) });
      } catch (error) {
        // a refusal here shows itself in the read that follows; what may pass is tried again
        if (isPassing(error)) throw error;
      } finally {
        fresh.now();
      }
    });
    return () => {
      fresh.stop();
      stopEvents();
      stopConnected();
    };
  }, [id, queries]);
  return useQuery({
    queryKey: sessionKey(id ?? ''),
    enabled: id !== undefined,
    queryFn: async () => {
      const session = await readSession(id ?? '', restoreKeyOf(id ?? ''));
      return keepNewer(queries.getQueryData<TableSession>(sessionKey(session._id)), session);
    },
  });
}
