import type { TableViewItem } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readJson } from '../../../../data/calls/read-list.ts';

/** Reads the table of a scanned code; undefined while loading, or without a code. */
export function useViewItem(viewItem: string | undefined): TableViewItem | undefined {
  return useQuery({
    queryKey: ['tableViewItems', viewItem],
    enabled: viewItem !== undefined,
    queryFn: () => readJson<TableViewItem>(`tableViewItems/${encodeURIComponent(viewItem ?? '')}`),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
