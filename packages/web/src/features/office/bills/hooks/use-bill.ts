import type { Page, Person, Refund, TableSession } from '@comanda/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useOffice } from '../../frame/index.ts';

/** Reads what a bill's own refunds do not say: who gave the money back, why, and why it failed. */
export function useRefundRecords({ _id: session, version }: TableSession): readonly Refund[] {
  const { session: login, isJoined } = useOffice();
  const { shop } = login;
  const { data = [] } = useQuery({
    queryKey: [STAFF_QUERIES, 'refunds', shop, session, version],
    enabled: isJoined,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const find = () => connection.call<Page<Refund>>('find', 'refunds', { shop, session });
      return (await callAsStaff(find)).data;
    },
  });
  return data;
}

/** Returns the function that gives the name of a person; empty for one that is not known any more. */
export function usePersonName(): (id: string | undefined) => string {
  const { isJoined } = useOffice();
  const query = { $limit: 1000 };
  const { data = [] } = useQuery({
    queryKey: [STAFF_QUERIES, 'staff/people', 'ofBills'],
    enabled: isJoined,
    queryFn: async () =>
      (await callAsStaff(() => connection.call<Page<Person>>('find', 'staff/people', query))).data,
  });
  return (id) => data.find(({ _id }) => _id === id)?.name ?? '';
}
