import type { Page, StaffName } from '@comanda/contract';
import { hasDuty } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { connection } from '../../../../data/calls/connection.ts';

const NOBODY: readonly StaffName[] = [];

/** Returns the people of a shop; nobody on a browser that is not paired, which may not read them. */
function useStaffOfShop(shop: string, isJoined: boolean): readonly StaffName[] {
  const { data } = useQuery({
    queryKey: ['staffNames', shop],
    enabled: isJoined,
    queryFn: () => connection.call<Page<StaffName>>('find', 'staff', { $limit: 200 }),
    staleTime: 60_000,
    retry: false,
  });
  return data?.data ?? NOBODY;
}

/** Returns the names of the shop's people by id. */
export function useStaffNames(shop: string, isJoined: boolean): ReadonlyMap<string, string> {
  const people = useStaffOfShop(shop, isJoined);
  return useMemo(() => new Map(people.map(({ _id, name }) => [_id, name])), [people]);
}

/** Returns the people of a shop who serve guests. */
export function useServers(shop: string, isJoined: boolean): readonly StaffName[] {
  const people = useStaffOfShop(shop, isJoined);
  return useMemo(() => people.filter(({ role }) => hasDuty(role, 'serve')), [people]);
}
