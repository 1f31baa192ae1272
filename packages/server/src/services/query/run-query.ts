import type { Page } from '@comanda/contract';
import type { Listed } from '../../db/index.ts';
import { compare, fits, valueAt } from './filter.ts';
import type { Query } from './parse-query.ts';

type Answer<Row> = Page<Partial<Row>> | Partial<Row>[];

/** Runs a query over documents in memory; `_id` breaks ties. */
export function runQuery<Row extends { readonly _id: string }>(
  rows: readonly Row[],
  query: Query,
): Answer<Row> {
  const fitting = rows.filter((row) => fits(row, query.filter));
  const sorted =
    query.sort.length === 0 ? fitting : fitting.toSorted((one, other) => order(one, other, query));
  const data = sorted.slice(query.skip, query.skip + query.limit);
  return answerOf({ total: fitting.length, data }, query);
}

/**
 * Runs a query over the pages of a list, as `runQuery` does over the whole; of the rows that fit, it keeps no more than it
 * needs for the answer.
 */
export async function runQueryOverPages<Row extends { readonly _id: string }>(
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  query: Query,
  present: (row: Row) => Row,
): Promise<Answer<Row>> {
  const most = query.skip + query.limit;
  const best = (rows: readonly Row[]) =>
    (query.sort.length === 0 ? rows : rows.toSorted((one, other) => order(one, other, query))).slice(0, most);
  let kept: readonly Row[] = [];
  let total = 0;
  for await (const page of pages) {
    const fitting = page.filter((row) => fits(row, query.filter));
    total += fitting.length;
    kept = best([...kept, ...fitting]);
  }
  return answerOf({ total, data: kept.slice(query.skip).map(present) }, query);
}

/** Returns the answer for rows already filtered, ordered and limited by the database. */
export function answerOf<Row extends { readonly _id: string }>(
  { total, data }: Listed<Row>,
  query: Query,
): Answer<Row> {
  const rows = data.map((row) => selected(row, query.select));
  return query.paginate ? { total, limit: query.limit, skip: query.skip, data: rows } : rows;
}

/** Returns the rows of an answer, paged or not. */
export function rowsOf<Row>(answer: { readonly data: readonly Row[] } | readonly Row[]): readonly Row[] {
  return 'data' in answer ? answer.data : answer;
}

/** Compares two documents by the sort fields; documents without the field come last in either direction. */
function order(one: { readonly _id: string }, other: { readonly _id: string }, query: Query): number {
  for (const { field, direction } of query.sort) {
    const [a, b] = [valueAt(one, field), valueAt(other, field)];
    if (a === undefined && b === undefined) continue;
    if (a === undefined) return 1;
    if (b === undefined) return -1;
    const difference = compare(a, b) ?? 0;
    if (difference !== 0) return difference * direction;
  }
  return compare(one._id, other._id) ?? 0;
}

/** Returns the selected fields and the id; the whole entity without a selection. */
export function selected<Row extends object>(row: Row, fields: readonly string[] | undefined): Partial<Row> {
  if (fields === undefined) return row;
  const kept = new Set(['_id', ...fields]);
  // the cast is sound: only fields of the row are kept
  return Object.fromEntries(Object.entries(row).filter(([key]) => kept.has(key))) as Partial<Row>;
}
