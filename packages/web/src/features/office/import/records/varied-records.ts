import { unguarded } from '@comanda/contract';
import type { Json } from '@comanda/domain';
import { languageOf, readValue } from '../columns/index.ts';
import type { ImportRecord, Refusal } from './import-record.ts';
import { type BodyRow, cellsByName, isOpenPrice } from './read-cells.ts';

/** The columns of a till that has a row for each variation of a dish. */
export type VariedColumns = {
  readonly system: string;
  /** The columns whose text is the same in all rows of a dish, the first that is filled. */
  readonly group: readonly string[];
  /** The column of the id that the till gave. */
  readonly id: string;
  /** The columns of the name, the first that is filled. */
  readonly name: readonly string[];
  readonly price: string;
  readonly code: string;
  readonly category: string;
  readonly description: string;
  readonly weighed?: string;
  /** The columns that say what a variation is. */
  readonly variation: readonly string[];
  readonly variationName: string;
  /** Beginning of the columns that say yes for each set of modifiers. */
  readonly modifiers: string;
  /** Beginning of the columns of shops' own prices. */
  readonly shopPrice?: string;
  /** The column that says yes for what is out of use. */
  readonly archived?: string;
};

/** Returns the records of a file with a row for each variation. */
export function variedRecords(
  columns: VariedColumns,
  header: readonly string[],
  body: readonly BodyRow[],
): readonly ImportRecord[] {
  const cellOf = cellsByName(header);
  const firstOf = (cells: readonly string[], names: readonly string[]) =>
    names.map((name) => cellOf(cells, name)).find((text) => text !== '') ?? '';
  const used = body.filter(
    ({ cells }) => columns.archived === undefined || !isYes(cellOf(cells, columns.archived)),
  );
  let last = '';
  const groups = new Map<string, BodyRow[]>();
  for (const each of used) {
    last = firstOf(each.cells, columns.group) || last;
    const group = groups.get(last) ?? [];
    group.push(each);
    groups.set(last, group);
  }
  return [...groups.values()].map((rows) => variedRecord(columns, header, rows));
}

function isYes(text: string): boolean {
  return readValue('flag', text).value === true;
}

function variedRecord(
  columns: VariedColumns,
  header: readonly string[],
  rows: readonly BodyRow[],
): ImportRecord {
  const cellOf = cellsByName(header);
  const first = rows[0] ?? { row: 0, cells: [] };
  const own = (column: string) => unguarded(cellOf(first.cells, column));
  const prices = pricesOf(columns, header, rows);
  const amounts = prices.rows.map(({ price }) => price);
  const values: Record<string, Json | null> = {
    category: own(columns.category).split(',')[0]?.trim() || null,
    price: amounts.length === 0 ? (prices.isOpen ? 0 : null) : Math.min(...amounts),
    ...(prices.isOpen && { openPrice: true }),
    ...(prices.rows.length < 2 && { code: own(columns.code) || null }),
    ...(columns.weighed !== undefined && { soldByWeight: isYes(own(columns.weighed)) || null }),
  };
  const name = columns.name.map(own).find((text) => text !== '') ?? '';
  const id = own(columns.id);
  return {
    row: first.row,
    ...(rows.length > 1 && { otherRows: rows.slice(1).map(({ row }) => row) }),
    kind: 'dish',
    ...(id !== '' && { source: { system: columns.system, id } }),
    values: withTexts(values, { name, description: own(columns.description) }),
    ...(prices.rows.length > 1 && { variants: variantsOf(columns, own(columns.variationName), prices.rows) }),
    modifierSets: header.flatMap((column) =>
      column.startsWith(columns.modifiers) && isYes(own(column))
        ? [column.slice(columns.modifiers.length).trim()]
        : [],
    ),
    shopPrices: shopPricesOf(columns, header, first.cells),
    refusals: prices.refusals,
  };
}

/** Returns values with name and description in the language that they are written in. */
function withTexts(
  values: Readonly<Record<string, Json | null>>,
  { name, description }: { readonly name: string; readonly description: string },
): Readonly<Record<string, Json | null>> {
  return {
    ...values,
    [`name.${languageOf([name])}`]: name || null,
    [`description.${languageOf([description])}`]: description || null,
  };
}

type PricedRow = { readonly label: string; readonly price: number };

function pricesOf(columns: VariedColumns, header: readonly string[], rows: readonly BodyRow[]) {
  const cellOf = cellsByName(header);
  const found: PricedRow[] = [];
  const refusals: Refusal[] = [];
  let isOpen = false;
  for (const { cells } of rows) {
    const text = cellOf(cells, columns.price);
    const label = columns.variation
      .map((column) => unguarded(cellOf(cells, column)))
      .filter((part) => part !== '')
      .join(' / ');
    if (isOpenPrice(text)) isOpen = true;
    else if (text !== '') {
      const { value, problem } = readValue('amount', text);
      if (problem !== undefined) refusals.push({ column: columns.price, reason: problem, about: text });
      else if (typeof value === 'number') found.push({ label, price: value });
    }
  }
  return { rows: found, refusals, isOpen };
}

function variantsOf(columns: VariedColumns, name: string, rows: readonly PricedRow[]) {
  const choices = rows.map(({ label, price }, at) => ({ name: label || String(at + 1), price }));
  return { name: name || columns.variation[0] || '', choices };
}

function shopPricesOf({ shopPrice }: VariedColumns, header: readonly string[], cells: readonly string[]) {
  if (shopPrice === undefined) return [];
  return header.flatMap((column, at) => {
    const shop = new RegExp(`^${shopPrice} \\[(.+)\\]$`).exec(column.trim())?.[1];
    const value = shop === undefined ? undefined : readValue('amount', cells[at] ?? '').value;
    return shop !== undefined && typeof value === 'number' ? [{ shop, price: value }] : [];
  });
}
