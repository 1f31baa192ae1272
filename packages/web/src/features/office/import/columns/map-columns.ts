import type { MappedPath, MemberPath } from './fields.ts';
import { languageOf, saysPrice, targetOf } from './known-headers.ts';
import { readValue } from './read-value.ts';

/** A column's field; `skip` leaves it out, `ask` waits for a choice. */
export type ColumnTarget = MappedPath | MemberPath | 'skip' | 'ask';
export type Mapping = readonly ColumnTarget[];

/** The rows by whose cells a column is judged. */
const SAMPLE = 200;
/** The share of cells that have to be amounts in a column of prices. */
const MOSTLY = 0.8;

/** Returns the mapping of columns by their names and contents (office B8.2); a second column for a field waits for a choice. */
export function mapColumns(header: readonly string[], body: readonly (readonly string[])[]): Mapping {
  const columns = header.map((_name, at) =>
    body
      .slice(0, SAMPLE)
      .map((row) => row[at] ?? '')
      .filter((cell) => cell.trim() !== ''),
  );
  const named = header.map((name, at) => namedTarget(name, columns[at] ?? []));
  return withoutTwins(withContents(named, header, columns));
}

function namedTarget(name: string, cells: readonly string[]): ColumnTarget {
  const target = targetOf(name);
  if (target === undefined) return 'skip';
  return target === 'name' || target === 'description' ? `${target}.${languageOf(cells)}` : target;
}

type Columns = readonly (readonly string[])[];

/** Returns the mapping with columns whose names say nothing, judged by their cells where name or price is missing. */
function withContents(mapping: Mapping, header: readonly string[], columns: Columns): Mapping {
  const hasPrice = mapping.includes('price');
  const prices = columns.map((cells, at) => mapping[at] === 'skip' && isMostlyAmounts(cells));
  const priced = mapping.map((target, at) => {
    if (prices[at] !== true) return target;
    if (hasPrice) return saysPrice(header[at] ?? '') ? 'ask' : target;
    return at === bestPrice(prices, header) ? 'price' : target;
  });
  if (priced.some((target) => target.startsWith('name.'))) return priced;
  const named = columns.findIndex(
    (cells, at) => priced[at] === 'skip' && prices[at] !== true && isMostlyDistinct(cells),
  );
  return priced.map((target, at) =>
    at === named ? (`name.${languageOf(columns[at] ?? [])}` as const) : target,
  );
}

/** Returns the column of prices whose name speaks of money, else the first. */
function bestPrice(prices: readonly boolean[], header: readonly string[]): number {
  const spoken = prices.findIndex((isPrice, at) => isPrice && saysPrice(header[at] ?? ''));
  return spoken < 0 ? prices.indexOf(true) : spoken;
}

function isMostlyAmounts(cells: readonly string[]): boolean {
  const amounts = cells.filter((cell) => readValue('amount', cell).problem === undefined);
  return cells.length > 0 && amounts.length >= cells.length * MOSTLY;
}

function isMostlyDistinct(cells: readonly string[]): boolean {
  return cells.length > 0 && new Set(cells).size >= cells.length * MOSTLY;
}

function withoutTwins(mapping: Mapping): Mapping {
  return mapping.map((target, at) => (isField(target) && mapping.indexOf(target) < at ? 'ask' : target));
}

/** Returns true for the target of a column that becomes a field. */
export function isField(target: ColumnTarget): target is MappedPath | MemberPath {
  return target !== 'skip' && target !== 'ask';
}

/** Returns true for a mapping with which rows can be read: nothing waits, no field twice, and there is a name or a code. */
export function isComplete(mapping: Mapping): boolean {
  const fields = mapping.filter(isField);
  const identifies = fields.some((path) => path === 'code' || path.startsWith('name.'));
  return !mapping.includes('ask') && new Set(fields).size === fields.length && identifies;
}
