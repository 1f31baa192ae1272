import type { Json } from '@comanda/domain';
import { type Field, foldedHeader, type RecordKind, readValue } from '../columns/index.ts';
import type { Refusal } from './import-record.ts';

/** A row below the header, with its number in the file from 1. */
export type BodyRow = { readonly row: number; readonly cells: readonly string[] };

/** Returns the rows below the header that are not blank. */
export function bodyOf(rows: readonly (readonly string[])[], header: number): readonly BodyRow[] {
  return rows
    .map((cells, at) => ({ row: at + 1, cells }))
    .slice(header + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** A field with the column that it is read from. */
export type ReadField = Field & { readonly at: number; readonly column: string };

/** The word in a cell of prices for a dish whose price is entered by the staff; it is Square's. */
export const OPEN_PRICE = 'variable';

/** Returns true if a cell of prices says that the staff enter the price. */
export function isOpenPrice(cell: string): boolean {
  return cell.trim().toLowerCase() === OPEN_PRICE;
}

/** Reads the fields of a row; a cell that cannot be read is a refusal. */
export function readCells(fields: readonly ReadField[], cells: readonly string[], kind: RecordKind = 'dish') {
  const values: Record<string, Json | null> = {};
  const refusals: Refusal[] = [];
  for (const { path, kind: cellKind, at, column } of fields) {
    const cell = cells[at] ?? '';
    if (kind === 'dish' && path === 'price' && isOpenPrice(cell)) {
      Object.assign(values, { price: 0, openPrice: true });
      continue;
    }
    const read = readValue(cellKind, cell);
    if (read.problem === undefined) values[path] = read.value;
    else refusals.push({ column, reason: read.problem, about: cell });
  }
  return { values, refusals };
}

/** Returns the function that finds a row's cell by the name of its column; blank where there is none. */
export function cellsByName(header: readonly string[]): (cells: readonly string[], column: string) => string {
  const places = new Map(header.map((name, at) => [foldedHeader(name), at]));
  return (cells, column) => (cells[places.get(foldedHeader(column)) ?? -1] ?? '').trim();
}
