import { guarded, unguarded } from '@comanda/contract';
import type { Table } from './menu-table.ts';

/** A row that was refused, with the reason in words, and further rows that belong to it. */
export type RefusedRow = { readonly row: number; readonly rows?: readonly number[]; readonly reason: string };

/**
 * Returns the refused rows of a file as they were, with the reason in a last column (office B8.2): they are corrected and
 * imported again. The column takes the place of that of an earlier round.
 */
export function refusedTable(
  rows: readonly (readonly string[])[],
  header: number,
  { refused, column }: { readonly refused: readonly RefusedRow[]; readonly column: string },
): Table {
  const names = rows[header] ?? [];
  const kept = names.flatMap((name, at) => (name === column ? [] : [at]));
  const cellsOf = (cells: readonly string[]) => kept.map((at) => guarded(unguarded(cells[at] ?? '')));
  return [
    [...kept.map((at) => names[at] ?? ''), column],
    ...refused.flatMap(({ row, rows: further = [], reason }) =>
      [row, ...further].map((number) => [...cellsOf(rows[number - 1] ?? []), guarded(reason)]),
    ),
  ];
}
