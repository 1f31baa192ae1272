import type { Page, TableSession } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { posDevice } from '../../../../data/devices/pos-device.ts';
import { usePersisted } from '../../../../lib/persisted.ts';

const LAST = 20;

/** The bills that were finished on this device, or all others of the shop: paid on phones, kiosks and other tills. */
export type FinishedWhere = 'here' | 'elsewhere';

/**
 * Returns the bills that were finished last on this device, or elsewhere in the shop, newest first; read each time they
 * are asked for (till T3.7). In a browser that is not paired all of them are finished here.
 */
export function useFinishedBills(shop: string, where: FinishedWhere) {
  const device = usePersisted(posDevice)?.device._id;
  return useQuery({
    queryKey: ['tableSessions', 'finished', shop, device, where],
    enabled: where === 'here' || device !== undefined,
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => {
      const query = { shop, status: 'done', $sort: { paidTime: -1 }, $limit: LAST };
      const on = device === undefined ? {} : { device: where === 'here' ? device : { $ne: device } };
      return (await connection.call<Page<TableSession>>('find', 'tableSessions', { ...query, ...on })).data;
    },
  });
}
