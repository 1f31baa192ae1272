import type { TableSession, TableViewItem } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readJson } from '../../../../data/calls/read-list.ts';

/** Returns the maximum number of guests at a bill's table: its seats, or those already seated if more. */
export function useSeats({ qrCodeViewItem: viewItem, tables }: TableSession): number {
  const { data } = useQuery({
    queryKey: ['tableViewItem', viewItem],
    enabled: viewItem !== undefined,
    queryFn: () => readJson<TableViewItem>(`tableViewItems/${encodeURIComponent(viewItem ?? '')}`),
  });
  return Math.max(data?.capacity ?? 1, tables[0]?.capacity ?? 1);
}
