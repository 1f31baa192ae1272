import type { Page, TableSession } from '@comanda/contract';
import { businessDay, type Instant } from '@comanda/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import { searchWindow } from '../state/search-windows.ts';

const AT_ONCE = 50;
const MOST = 100;
/** Bills from which a search waits to be asked to go further back. */
const ENOUGH = 1;

type Found = { readonly bills: readonly TableSession[]; readonly from: string | undefined };

/** A search: words, a business day, or both. */
export type OldBillQuery = { readonly text: string; readonly day: string };

async function find(query: object): Promise<readonly TableSession[]> {
  const page = await connection.call<Page<TableSession> | TableSession[]>('find', 'tableSessions', query);
  return Array.isArray(page) ? page : page.data;
}

/**
 * Returns the finished bills of the shop that are looked for, newest first, however old (till T3.7): words are searched
 * for a week back, then ever further until something is found; a day alone is listed page by page.
 */
export function useOldBills({ text, day }: OldBillQuery) {
  const { shop } = useReadyCatalogue().data;
  const search = useSettled(text.trim());
  const today = businessDay(shop, new Date().toISOString() as Instant);
  const base = { shop: shop._id, status: 'done' };
  const bills = useInfiniteQuery({
    queryKey: [STAFF_QUERIES, 'oldBills', shop._id, search, day],
    enabled: search !== '' || day !== '',
    gcTime: 0,
    initialPageParam: 0,
    queryFn: async ({ pageParam }): Promise<Found> => {
      if (day !== '') {
        const words = search === '' ? {} : { search };
        const query = { ...base, ...words, businessDay: day, $sort: { startTime: -1 } };
        const limits = search === '' ? { $limit: AT_ONCE, $skip: pageParam * AT_ONCE } : { $limit: MOST };
        return { bills: await find({ ...query, ...limits }), from: day };
      }
      const { from = today, to = today } = searchWindow(today, pageParam) ?? {};
      const days = { businessDay: { $gte: from, $lte: to } };
      return { bills: await find({ ...base, ...days, search, $limit: MOST }), from };
    },
    getNextPageParam: ({ bills: last }, pages) => {
      if (day !== '') return search === '' && last.length === AT_ONCE ? pages.length : undefined;
      return searchWindow(today, pages.length) === undefined ? undefined : pages.length;
    },
  });
  const pages = bills.data?.pages ?? [];
  const found = pages.flatMap((page) => page.bills);
  const { hasNextPage, isFetching, isError, fetchNextPage } = bills;
  const goesOn = found.length < ENOUGH && day === '' && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return {
    isAsked: text.trim() !== '' || day !== '',
    found,
    /** The first business day that was searched. */
    from: pages.at(-1)?.from,
    isSearching: isFetching || goesOn,
    isError,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  };
}
