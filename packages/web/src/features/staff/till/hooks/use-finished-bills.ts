import type { Page, TableSession } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { posDevice } from '../../../../data/devices/pos-device.ts';
import { usePersisted } from '../../../../lib/persisted.ts';

const LAST = 20;

/**
 * Returns the bills that were finished last on this device, or in the shop where the browser is not paired, newest
 * first; read each time they are asked for (till T3.7).
 */
export function useFinishedBills(shop: string, isAsked: boolean) {
  const device = usePersisted(posDevice)?.device._id;
  return useQuery({
    queryKey: ['tableSessions', 'finished', shop, device],
    enabled: isAsked,
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => {
      const query = { shop, status: 'done', $sort: { paidTime: -1 }, $limit: LAST };
      const asked = device === undefined ? query : { ...query, device };
      return (await connection.call<Page<TableSession>>('find', 'tableSessions', asked)).data;
    },
  });
}
