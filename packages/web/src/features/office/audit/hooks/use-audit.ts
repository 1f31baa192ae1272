import type { AuditEntry, Device, Page, Person, ServicePath } from '@comanda/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useOffice } from '../../frame/index.ts';
import { type AuditFilter, auditQuery } from '../state/audit-filter.ts';

const PAGE = 50;

/** Reads the audit log page by page, newest first. */
export function useAudit(filter: AuditFilter) {
  const { isJoined } = useOffice();
  return useInfiniteQuery({
    queryKey: [STAFF_QUERIES, 'auditLog', filter],
    enabled: isJoined,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const find = () =>
        connection.call<Page<AuditEntry>>('find', 'auditLog', auditQuery(filter, pageParam, PAGE));
      return (await callAsStaff(find)).data;
    },
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?._id),
  });
}

function useRows<Row>(service: ServicePath, query: object) {
  const { isJoined } = useOffice();
  const { data = [] } = useQuery({
    queryKey: [STAFF_QUERIES, service, 'ofAudit', query],
    enabled: isJoined,
    queryFn: async () => (await callAsStaff(() => connection.call<Page<Row>>('find', service, query))).data,
  });
  return data;
}

/** Returns the people and devices that the audit log can be filtered by. */
export function useAuditChoices() {
  const { session } = useOffice();
  return {
    people: useRows<Person>('staff/people', { $limit: 1000 }),
    devices: useRows<Device>('devices', { shop: session.shop }),
  };
}
