import type { Page, StaffName } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';

const NOBODY: ReadonlyMap<string, string> = new Map();

/** Returns the names of the shop's people by id; none on a browser that is not paired, which may not read them. */
export function useStaffNames(shop: string, isJoined: boolean): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['staffNames', shop],
    enabled: isJoined,
    queryFn: async () => {
      const page = await connection.call<Page<StaffName>>('find', 'staff', { $limit: 200 });
      return new Map(page.data.map(({ _id, name }) => [_id, name]));
    },
    staleTime: 60_000,
    retry: false,
  });
  return data ?? NOBODY;
}
