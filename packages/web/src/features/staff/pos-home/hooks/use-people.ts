import type { Page, StaffName } from '@comanda/contract';
import { EVENTS } from '@comanda/contract/events';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../../../../data/calls/connection.ts';

const NOBODY: readonly StaffName[] = [];

/** Returns the shop's people by name, once they have been read; a device that may not read them asks for the PIN alone. */
export function usePeople(shop: string, isJoined: boolean) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['posPeople', shop],
    enabled: isJoined,
    queryFn: async () => {
      const page = await connection.call<Page<StaffName>>('find', 'staff', { $limit: 200 });
      return [...page.data].sort((one, other) => one.name.localeCompare(other.name));
    },
    // read by each lock once its device has joined: who was hired or left meanwhile, and whose drafts there are
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  });
  // somebody was added, changed or archived while the screen is locked
  useEffect(() => {
    if (!isJoined) return;
    const stops = EVENTS.staff.map((event) => connection.onEvent('staff', event, () => void refetch()));
    return () => {
      for (const stop of stops) stop();
    };
  }, [isJoined, refetch]);
  return { people: data ?? NOBODY, isThere: data !== undefined, isError, refetch };
}
