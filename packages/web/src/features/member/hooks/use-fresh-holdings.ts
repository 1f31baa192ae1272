import type { TableSession, User } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../../../lib/api/connection.ts';
import { memberKey } from '../api/holdings.ts';
import { identity } from '../api/identity.ts';

/** Bills that give points, or take them back. */
const SETTLED: readonly TableSession['status'][] = ['done', 'void', 'cancelled'];

/**
 * Reads what a member has again when one of their bills is settled, when the page is looked at again, and with every
 * new connection; their profile, too: a bill may have raised their level.
 */
export function useFreshHoldings(user: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      void queries.invalidateQueries({ queryKey: memberKey(user) });
      // what cannot be read now is read the next time
      connection
        .call<User>('get', 'users', user)
        .then((profile) => identity.keepProfile(profile))
        .catch(() => undefined);
    };
    const onLook = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const stopEvents = connection.onEvent('tableSessions', 'patched', (data) => {
      const session = data as TableSession;
      if (session.user === user && SETTLED.includes(session.status)) refresh();
    });
    const stopConnected = connection.onConnected(refresh);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      stopEvents();
      stopConnected();
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [user, queries]);
}
