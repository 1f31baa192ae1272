import type { Authenticated } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { connection, create, useConnectionState } from '../../../lib/api/connection.ts';
import { staffSession } from '../state/staff-session.ts';

/** Root of every staff query: all are read again once a connection is authenticated. */
export const STAFF_QUERIES = 'staff';

/**
 * Authenticates every connection with the token, the first and each later one, then has all staff lists read
 * again. A token that is refused signs out.
 * @returns whether calls may be made now
 */
export function useStaffConnection(session: Authenticated): boolean {
  const queries = useQueryClient();
  const [joined, setJoined] = useState(false);
  const isOnline = useConnectionState() === 'online';
  const { accessToken } = session;
  useEffect(() => {
    let stopped = false;
    const join = async () => {
      setJoined(false);
      try {
        await create('authentication', { strategy: 'jwt', accessToken });
        if (stopped) return;
        setJoined(true);
        void queries.invalidateQueries({ queryKey: [STAFF_QUERIES] });
      } catch (error) {
        if (error instanceof CallError && error.status === 401) staffSession.set(null);
      }
    };
    const stop = connection.onConnected(() => void join());
    // a call opens the connection; one that failed to open is made again by itself
    if (connection.state() === 'resting') void join();
    return () => {
      stopped = true;
      stop();
    };
  }, [accessToken, queries]);
  return joined && isOnline;
}
