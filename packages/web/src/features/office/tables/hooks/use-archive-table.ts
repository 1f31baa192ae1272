import type { Page, TableSession, TableViewItem } from '@comanda/contract';
import { ARCHIVED_AT, OPEN_STATUSES } from '@comanda/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { useSetUp } from '../../changes/index.ts';
import { editOf } from '../../fields/index.ts';
import { billsAt } from '../state/bills-at.ts';

/** The most open bills of a shop that are looked through. */
const MAX_BILLS = 100;

/** Reads the open bills of a table. */
async function openBillsAt(table: TableViewItem): Promise<readonly TableSession[]> {
  const query = { shop: table.shop, status: { $in: OPEN_STATUSES }, $limit: MAX_BILLS };
  const find = () => connection.call<Page<TableSession>>('find', 'tableSessions', query);
  return billsAt(table, (await callAsStaff(find)).data);
}

/** Returns the function that archives a table, the question while guests sit there, and what answers it. */
export function useArchiveTable() {
  const { change } = useSetUp();
  const [asked, setAsked] = useState<{ readonly table: TableViewItem; readonly count: number }>();
  const archive = (table: TableViewItem) => {
    setAsked(undefined);
    const at = new Date(serverClock.now()).toISOString();
    change([editOf('tableViewItems', { id: table._id, now: table }, ARCHIVED_AT, at)]);
  };
  const look = useMutation({
    mutationFn: openBillsAt,
    onSuccess: ({ length: count }, table) => (count === 0 ? archive(table) : setAsked({ table, count })),
  });
  return { archive: look.mutate, asked, confirm: archive, cancel: () => setAsked(undefined) };
}
