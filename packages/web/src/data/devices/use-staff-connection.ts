import type { Authenticated, TillSettings } from '@comanda/contract';
import { abilitiesOf } from '@comanda/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '../calls/call-error.ts';
import { connection, create, useConnectionState } from '../calls/connection.ts';
import { keepFresh } from '../calls/keep-fresh.ts';
import { endSession, keepAbilities, type StaffLogin } from './staff-session.ts';

/** Root key of all staff queries, which are refetched after each authentication and periodically. */
export const STAFF_QUERIES = 'staff';

/**
 * Authenticates every connection with the token, then refetches all staff lists. A token that is refused, now or
 * later, ends the log-in: the screen stays and asks for the PIN.
 * @returns true once calls may be made
 */
export function useStaffConnection(session: StaffLogin): boolean {
  const queries = useQueryClient();
  const [joined, setJoined] = useState<string>();
  const isOnline = useConnectionState() === 'online';
  const { accessToken, hasEnded = false } = session;
  useEffect(() => {
    if (hasEnded) return;
    let stopped = false;
    const fresh = keepFresh(queries, [STAFF_QUERIES], { inBackground: true });
    const join = async () => {
      try {
        const { abilities } = await create<Authenticated>('authentication', { strategy: 'jwt', accessToken });
        keepAbilities(accessToken, () => abilities);
      } catch (error) {
        if (!stopped) setJoined(undefined);
        if (error instanceof CallError && error.status === 401) endSession(accessToken);
        throw error;
      }
      if (stopped) return false;
      setJoined(accessToken);
      fresh.now();
      return true;
    };
    const stopSettings = connection.onEvent('tillSettings', 'patched', (data) => {
      const settings = data as TillSettings;
      keepAbilities(accessToken, ({ staff, shop, abilities }) =>
        settings._id === shop ? abilitiesOf(staff.role, settings) : abilities,
      );
    });
    const stopEnded = connection.onEvent('authentication', 'removed', () => endSession(accessToken));
    // retried on temporary failures: a screen that is not signed in receives no events
    const leave = connection.signInAs(join);
    return () => {
      stopped = true;
      fresh.stop();
      leave();
      stopEnded();
      stopSettings();
    };
  }, [accessToken, hasEnded, queries]);
  return joined === accessToken && isOnline && !hasEnded;
}
