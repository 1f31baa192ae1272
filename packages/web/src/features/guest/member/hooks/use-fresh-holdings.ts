import type { TableSession, User } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { keepFresh } from '../../../../data/calls/keep-fresh.ts';
import { memberKey } from '../../../../data/member/holdings.ts';
import { identity } from '../../../../data/member/identity.ts';

/** Bills that give points, or take them back. */
const SETTLED: readonly TableSession['status'][] = ['done', 'void', 'cancelled'];

/**
 * Reads what a member has again when one of their bills is settled, when the page is looked at again, with every new
 * connection and from time to time; their profile, too: a bill may have raised their level.
 */
export function useFreshHoldings(user: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const fresh = keepFresh(queries, memberKey(user));
    const readProfile = async () => identity.keepProfile(await connection.call<User>('get', 'users', user));
    const refresh = () => {
      fresh.now();
      return readProfile();
    };
    const onLook = () => {
      // what cannot be read now is read the next time
      if (document.visibilityState === 'visible') readProfile().catch(() => undefined);
    };
    const stopEvents = connection.onEvent('tableSessions', 'patched', (data) => {
      const session = data as TableSession;
      if (session.user === user && SETTLED.includes(session.status)) refresh().catch(() => undefined);
    });
    const stopConnected = connection.onConnected(refresh);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      fresh.stop();
      stopEvents();
      stopConnected();
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [user, queries]);
}
