import type { TableSession, User } from '@comanda/contract';
import { isVoidedStatus } from '@comanda/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { keepFresh } from '../../../../data/calls/keep-fresh.ts';
import { memberKey } from '../../../../data/member/holdings.ts';
import { identity } from '../../../../data/member/identity.ts';

/** Returns true for a bill that has awarded its points or taken them back. */
const isSettled = ({ status }: TableSession) => status === 'done' || isVoidedStatus(status);

/**
 * Refetches a member's holdings and profile (a bill may raise the level) when one of their bills is settled, when
 * the page becomes visible, on reconnect and at intervals.
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
      // a failed read is repeated on the next occasion
      if (document.visibilityState === 'visible') readProfile().catch(() => undefined);
    };
    const stopEvents = connection.onEvent('tableSessions', 'patched', (session) => {
      if (session.user !== user || !('status' in session)) return;
      if (isSettled(session)) refresh().catch(() => undefined);
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
