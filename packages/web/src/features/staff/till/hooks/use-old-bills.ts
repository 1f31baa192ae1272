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
/** Bills from which a search waits to be asked to go further back. */
const ENOUGH = 1;

type Found = { readonly bills: readonly TableSession[]; readonly from: string | undefined };

/** A page of a search: the number of its window, and the bill that it goes on from if that window had more. */
type SearchPage = { readonly window: number; readonly after?: TableSession | undefined };

/** A search: words, a business day, or both. */
export type OldBillQuery = { readonly text: string; readonly day: string };

async function find(query: object): Promise<readonly TableSession[]> {
  const page = await connection.call<Page<TableSession> | TableSession[]>('find', 'tableSessions', query);
  return Array.isArray(page) ? page : page.data;
}

/**
 * Returns the finished bills of the shop that are looked for, newest first, however old (till T3.7): words are searched
 * for a week back, then ever further until something is found; more of them are listed page by page.
 */
export function useOldBills({ text, day }: OldBillQuery) {
  const { shop } = useReadyCatalogue().data;
  const search = useSettled(text.trim());
  const today = businessDay(shop, new Date().toISOString() as Instant);
  const bills = useInfiniteQuery({
    queryKey: [STAFF_QUERIES, 'oldBills', shop._id, search, day],
    enabled: search !== '' || day !== '',
    gcTime: 0,
    initialPageParam: { window: 0 } as SearchPage,
    queryFn: async ({ pageParam: { window, after } }): Promise<Found> => {
      const { from, to } = (day === '' ? searchWindow(today, window) : undefined) ?? { from: day, to: day };
      const query = {
        shop: shop._id,
        status: 'done',
        ...(search !== '' && { search }),
        businessDay: { $gte: from, $lte: to },
        // others may have begun at the same moment: those that are known already are left out below
        ...(after && { startTime: { $lte: after.startTime } }),
        $sort: { startTime: -1 },
        $limit: AT_ONCE,
      };
      return { bills: await find(query), from };
    },
    getNextPageParam: ({ bills: last }, _, { window }): SearchPage | undefined => {
      if (last.length === AT_ONCE) return { window, after: last.at(-1) };
      const next = { window: window + 1 };
      return day === '' && searchWindow(today, next.window) !== undefined ? next : undefined;
    },
  });
  const pages = bills.data?.pages ?? [];
  const found = [...new Map(pages.flatMap((page) => page.bills).map((bill) => [bill._id, bill])).values()];
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
