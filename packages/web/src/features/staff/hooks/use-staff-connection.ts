import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { connection, create, useConnectionState } from '../../../lib/api/connection.ts';
import { endSession, type StaffLogin } from '../state/staff-session.ts';

/** Root of every staff query: all are read again once a connection is authenticated. */
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
    const join = async () => {
      setJoined(false);
      try {
        await create('authentication', { strategy: 'jwt', accessToken });
        if (stopped) return;
        setJoined(true);
        void queries.invalidateQueries({ queryKey: [STAFF_QUERIES] });
      } catch (error) {
        if (error instanceof CallError && error.status === 401) endSession(accessToken);
      }
    };
    const leave = connection.occupy();
    const stopEnded = connection.onEvent('authentication', 'removed', () => endSession(accessToken));
    const stop = connection.onConnected(() => void join());
    // a call opens the connection; one that failed to open is made again by itself
    if (connection.state() === 'resting') void join();
    return () => {
      stopped = true;
      leave();
      stopEnded();
      stop();
    };
  }, [accessToken, hasEnded, queries]);
  return joined && isOnline && !hasEnded;
}
