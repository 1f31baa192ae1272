import type { TableViewItem } from '@comanda/contract';
import { type TableRange, tableRange } from '@comanda/domain';
import { newRequestId } from '../../../../lib/request-id.ts';

/** Most seats at a table. */
export const MAX_SEATS = 100;

/** Returns a typed number of seats, undefined if there cannot be as many. */
export function readSeats(typed: string): number | undefined {
  const text = typed.normalize('NFKC').trim();
  const seats = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return seats >= 1 && seats <= MAX_SEATS ? seats : undefined;
}

/** Returns the names of tables typed as a range, without those that exist, or what is wrong with it. */
export function newNames(
  typed: string,
  present: readonly Pick<TableViewItem, 'name'>[],
  avoidsUnlucky: boolean,
): TableRange | { readonly problem: 'nothingNew' } {
  if (typed.trim() === '') return { names: [] };
  const range = tableRange(typed, { avoidsUnlucky });
  const known = new Set(present.map(({ name }) => heardName(name)));
  if (!('names' in range)) return range;
  const names = range.names.filter((name) => !known.has(heardName(name)));
  return names.length === 0 ? { problem: 'nothingNew' } : { names };
}

/** Returns the name of a table as people say it: nobody tells a1 from A1, or a wide character from a narrow one. */
export function heardName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Returns new tables of a shop with these names. */
export function newTables(
  names: readonly string[],
  { shop, capacity }: { readonly shop: string; readonly capacity: number },
): readonly TableViewItem[] {
  return names.map((name) => ({ _id: newRequestId(), shop, item: newRequestId(), name, capacity }));
}

/** Returns tables in the order of their names, numbers by their size: A2 before A10. */
export function byName<Row extends Pick<TableViewItem, 'name'>>(
  rows: readonly Row[],
  language: string,
): Row[] {
  const collator = new Intl.Collator(language, { numeric: true });
  return [...rows].sort((one, other) => collator.compare(one.name, other.name));
}
