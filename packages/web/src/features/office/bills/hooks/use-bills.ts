import type { Page, TableSession } from '@comanda/contract';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { keepNewer, withChange } from '../../../../data/sessions/session-cache.ts';
import { useOffice } from '../../frame/index.ts';
import { type BillFilter, billQuery, type LastBill } from '../state/bill-filter.ts';

const PAGE = 50;

type Bills = InfiniteData<readonly TableSession[], LastBill | undefined>;

/** Returns the pages with one bill as it is now; a bill that is on none of them changes nothing. */
function withBill(known: Bills | undefined, change: (held: TableSession) => TableSession): Bills | undefined {
  return known && { ...known, pages: known.pages.map((page) => page.map(change)) };
}

/** Reads the shop's bills page by page, the newest first, and keeps those that were read current; `put` takes one in. */
export function useBills(filter: BillFilter) {
  const { session, isJoined } = useOffice();
  const queries = useQueryClient();
  const { shop } = session;
  const put = useCallback(
    (next: TableSession) =>
      queries.setQueriesData<Bills>({ queryKey: [STAFF_QUERIES, 'bills', shop] }, (known) =>
        withBill(known, (held) => (held._id === next._id ? keepNewer(held, next) : held)),
      ),
    [queries, shop],
  );
  useEffect(() => {
    if (!isJoined) return;
    return connection.onEvent('tableSessions', 'patched', (change) => {
      queries.setQueriesData<Bills>({ queryKey: [STAFF_QUERIES, 'bills', shop] }, (known) =>
        withBill(known, (held) => (held._id === change._id ? (withChange(held, change) ?? held) : held)),
      );
    });
  }, [isJoined, queries, shop]);
  const list = useInfiniteQuery({
    queryKey: [STAFF_QUERIES, 'bills', shop, filter],
    enabled: isJoined,
    initialPageParam: undefined as LastBill | undefined,
    queryFn: async ({ pageParam }) => {
      const query = billQuery(shop, filter, pageParam, PAGE);
      const find = () => connection.call<Page<TableSession>>('find', 'tableSessions', query);
      return (await callAsStaff(find)).data;
    },
    placeholderData: keepPreviousData,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)),
  });
  return { list, put };
}
