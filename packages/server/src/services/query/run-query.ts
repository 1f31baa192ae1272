import type { Page } from '@comanda/contract';
import type { Listed } from '../../db/index.ts';
import { compare, fits, valueAt } from './filter.ts';
import type { Query } from './parse-query.ts';

type Answer<Row> = Page<Partial<Row>> | Partial<Row>[];

/** The page (or bare list) that a query asks for out of documents held in memory; `_id` settles equal places. */
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

/** The answer of a list that the database has filtered, ordered and cut already. */
export function answerOf<Row extends { readonly _id: string }>(
  { total, data }: Listed<Row>,
  query: Query,
): Answer<Row> {
  const rows = data.map((row) => selected(row, query.select));
  return query.paginate ? { total, limit: query.limit, skip: query.skip, data: rows } : rows;
}

/** The rows of an answer, whether it is a page or not. */
export function rowsOf<Row>(answer: { readonly data: readonly Row[] } | readonly Row[]): readonly Row[] {
  return 'data' in answer ? answer.data : answer;
}

/** Documents without the field come last, whichever the direction. */
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

/** The fields that `$select` names, and the id; the whole entity without it. */
export function selected<Row extends object>(row: Row, fields: readonly string[] | undefined): Partial<Row> {
  if (fields === undefined) return row;
  const kept = new Set(['_id', ...fields]);
  // the cast is sound: only fields of the row are kept
  return Object.fromEntries(Object.entries(row).filter(([key]) => kept.has(key))) as Partial<Row>;
}
