import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '../calls/call-error.ts';
import { connection, create, useConnectionState } from '../calls/connection.ts';
import { keepFresh } from '../calls/keep-fresh.ts';
import { endSession, type StaffLogin } from './staff-session.ts';

/** Root of every staff query: all are read again once a connection is authenticated, and from time to time. */
export const STAFF_QUERIES = 'staff';

/**
 * Authenticates every connection with the token, the first and each later one, then has all staff lists read
 * again. A token that is refused, now or later, ends the log-in: the screen stays and asks for the PIN.
 * @returns whether calls may be made now
 */
export function useStaffConnection(session: StaffLogin): boolean {
  const queries = useQueryClient();
  const [joined, setJoined] = useState(false);
  const isOnline = useConnectionState() === 'online';
  const { accessToken, hasEnded = false } = session;
  useEffect(() => {
    if (hasEnded) return;
    let stopped = false;
    const fresh = keepFresh(queries, [STAFF_QUERIES], { inBackground: true });
    const join = async () => {
      setJoined(false);
      try {
        await create('authentication', { strategy: 'jwt', accessToken });
      } catch (error) {
        if (error instanceof CallError && error.status === 401) endSession(accessToken);
        throw error;
      }
      if (stopped) return;
      setJoined(true);
      fresh.now();
    };
    const leave = connection.suspendSignIn();
    const stopEnded = connection.onEvent('authentication', 'removed', () => endSession(accessToken));
    // what fails for a time is tried again: a screen that is not signed in hears nothing
    const stop = connection.onConnected(join);
    // a call opens the connection; one that failed to open is made again by itself
    if (connection.state() === 'resting') join().catch(() => undefined);
    return () => {
      stopped = true;
      fresh.stop();
      leave();
      stopEnded();
      stop();
    };
  }, [accessToken, hasEnded, queries]);
  return joined && isOnline && !hasEnded;
}
