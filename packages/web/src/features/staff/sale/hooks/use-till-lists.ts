import type { TableMarked, TableSession, TableViewItem } from '@comanda/contract';
import { isOpenStatus, OPEN_STATUSES } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readList } from '../../../../data/calls/read-list.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useStaffConnection } from '../../../../data/devices/use-staff-connection.ts';
import { type StaffListOptions, useStaffList } from '../../../../data/devices/use-staff-list.ts';

const NO_ROWS: readonly never[] = [];
/** The most open bills of a shop that the till follows. */
const MAX_BILLS = 100;

/** Returns the lists that the till works with: open bills, tables and their marks, live. */
export function useTillLists(session: StaffLogin) {
  const { shop } = session;
  const isJoined = useStaffConnection(session);
  const options = useMemo<StaffListOptions<TableSession>>(
    () => ({
      service: 'tableSessions',
      shop,
      query: { status: { $in: OPEN_STATUSES }, $limit: MAX_BILLS },
      isJoined,
      belongs: ({ status }) => isOpenStatus(status),
      isNewer: (held, next) => held.version > next.version,
    }),
    [shop, isJoined],
  );
  const markOptions = useMemo<StaffListOptions<TableMarked>>(
    () => ({
      service: 'tables',
      shop,
      isJoined,
      belongs: ({ mark }) => mark !== 'free',
      isNewer: (held, next) => held.version > next.version,
    }),
    [shop, isJoined],
  );
  const bills = useStaffList(options);
  const marks = useStaffList(markOptions);
  const tables = useQuery({
    queryKey: ['tableViewItems', 'of', shop],
    queryFn: () => readList<TableViewItem>('tableViewItems', { shop }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    isJoined,
    billOptions: options,
    bills: bills.data ?? NO_ROWS,
    /** Marks of tables without a bill (till T5.3). */
    marks: marks.data ?? NO_ROWS,
    isPending: bills.isPending || tables.isPending,
    tables: tables.data ?? NO_ROWS,
  };
}
