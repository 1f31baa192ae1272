import { foldedHeader, type Mapping } from '../columns/index.ts';
import type { Refusal } from './import-record.ts';
import { OPEN_PRICE } from './read-cells.ts';

/** A cell of a refused row, as it is offered to be corrected; `row` is its number in the file from 1. */
export type RowCell = {
  readonly row: number;
  readonly at: number;
  /** The name of its column. */
  readonly name: string;
  readonly text: string;
  /** True for the cell that is refused. */
  readonly isRefused: boolean;
  /** The text that stands for a price entered by the staff, in the cell of a dish's price that is refused as no amount. */
  readonly openPrice?: string;
};

type Asked = {
  /** The row of the header, from 0. */
  readonly header: number;
  /** The numbers of a record's rows, from 1. */
  readonly numbers: readonly number[];
  /** The fields of the columns; absent for the files of a profile, which names its columns itself. */
  readonly mapping: Mapping | undefined;
  readonly refusals: readonly Refusal[];
};

/** Returns the cells of a record's rows that are read: those that are refused, and all others that are not blank. */
export function rowCells(
  rows: readonly (readonly string[])[],
  { header: headerRow, numbers, mapping, refusals }: Asked,
): readonly RowCell[] {
  const header = rows[headerRow] ?? [];
  return numbers.flatMap((row) =>
    header.flatMap((name, at): readonly RowCell[] => {
      const target = mapping?.[at];
      if (target === 'skip' || target === 'ask') return [];
      const text = rows[row - 1]?.[at] ?? '';
      const refused = refusals.filter(({ column }) => isOf(column, name, target));
      if (text.trim() === '' && refused.length === 0) return [];
      const isPrice = target === 'price' || foldedHeader(name) === 'price';
      const isOffered = isPrice && refused.some(({ reason }) => reason === 'notAmount');
      return [
        {
          ...{ row, at, name: name || String(at + 1), text, isRefused: refused.length > 0 },
          ...(isOffered && { openPrice: OPEN_PRICE }),
        },
      ];
    }),
  );
}

/** Returns true if a refusal is about a column: it names the column, its field, or the first part of one. */
function isOf(refused: string, name: string, target: string | undefined): boolean {
  if (foldedHeader(refused) === foldedHeader(name)) return true;
  return [target, name.trim()].some(
    (field) => field === refused || field?.startsWith(`${refused}.`) === true,
  );
}

/** Returns the rows with corrected cells. */
export function correctedRows(
  rows: readonly (readonly string[])[],
  cells: readonly Pick<RowCell, 'row' | 'at' | 'text'>[],
): readonly (readonly string[])[] {
  return rows.map((row, index) => {
    const corrected = cells.filter((cell) => cell.row === index + 1);
    if (corrected.length === 0) return row;
    const width = Math.max(row.length, ...corrected.map(({ at }) => at + 1));
    return Array.from(
      { length: width },
      (_, at) => corrected.find((cell) => cell.at === at)?.text ?? row[at] ?? '',
    );
  });
}
