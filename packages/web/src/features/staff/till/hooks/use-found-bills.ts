import type { Page, TableSession } from '@comanda/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useSettled } from '../../../../lib/use-settled.ts';

/**
 * Returns the open bills of a shop with a number, table, telephone number or name, also beyond those on the list (till
 * T3.7); undefined while nothing is looked for, or the answer is not here yet.
 */
export function useFoundBills(shop: string, text: string): readonly TableSession[] | undefined {
  const wanted = text.trim();
  const search = useSettled(wanted);
  const { data } = useQuery({
    queryKey: [STAFF_QUERIES, 'openBills', shop, search],
    enabled: search !== '',
    queryFn: async () => {
      const query = { shop, search, $limit: 100 };
      const page = await connection.call<Page<TableSession> | TableSession[]>('find', 'tableSessions', query);
      return Array.isArray(page) ? page : page.data;
    },
    placeholderData: keepPreviousData,
  });
  return wanted === '' ? undefined : data;
}
