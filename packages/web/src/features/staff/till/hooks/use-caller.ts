import type { Page, TableSession } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import { isPhoneNumber } from '../../sale/index.ts';

const LAST_ORDERS = 3;
const NO_ORDERS: readonly TableSession[] = [];

/** Returns the number once it is whole and nothing has been typed for a moment; empty until then. */
function useWholeNumber(phone: string): string {
  const wanted = isPhoneNumber(phone) ? phone.trim() : '';
  const asked = useSettled(wanted);
  return asked === wanted ? wanted : '';
}

/** Returns the last three orders of a caller, the newest first; undefined until the server has answered (till T3.6). */
export function useCaller(shop: string, phone: string): readonly TableSession[] | undefined {
  const asked = useWholeNumber(phone);
  const { data } = useQuery({
    queryKey: [STAFF_QUERIES, 'caller', shop, asked],
    enabled: asked !== '',
    queryFn: async () => {
      const query = { shop, phone: asked, $limit: LAST_ORDERS };
      const page = await callAsStaff(() =>
        connection.call<Page<TableSession> | TableSession[]>('find', 'tableSessions', query),
      );
      return Array.isArray(page) ? page : page.data;
    },
  });
  return asked === '' ? NO_ORDERS : data;
}
