/** A list of one shop's. */
export type ShopListQuery = ListQuery & { readonly shop: string };

export const OPERATORS = ['$eq', '$ne', '$in', '$nin', '$lt', '$lte', '$gt', '$gte'] as const;
export type Operator = (typeof OPERATORS)[number];
export type Comparable = string | number | boolean | null;
export type Comparison = {
  readonly field: string;
  readonly operator: Operator;
  /** A set for the operators that take several: a list of a thousand costs no more than one. */
  readonly value: Comparable | ReadonlySet<Comparable>;
};
/** A query's condition: a comparison of one field, or several of them of which all, or any, have to hold. */
export type Filter = { readonly all: readonly Filter[] } | { readonly any: readonly Filter[] } | Comparison;
export type Order = { readonly field: string; readonly direction: 1 | -1 };

/** Which rows of a list are wanted, in which order, and which page of them. */
export type ListQuery = {
  readonly filter?: Filter;
  /** The list's own order when absent or empty; `_id` settles equal places. */
  readonly sort?: readonly Order[];
  /** As many as the list gives at most when absent. */
  readonly limit?: number;
  readonly skip?: number;
};
/** A page of a list, and how many rows the whole list has. */
export type Listed<Row> = { readonly total: number; readonly data: readonly Row[] };

/** Whether a condition says anything of a field. */
export function mentions(filter: Filter | undefined, field: string): boolean {
  if (filter === undefined) return false;
  if ('all' in filter) return filter.all.some((inner) => mentions(inner, field));
  if ('any' in filter) return filter.any.some((inner) => mentions(inner, field));
  return filter.field === field;
}

/** Whether a condition leaves no value of a field but these. */
export function isWithin(filter: Filter | undefined, field: string, values: readonly string[]): boolean {
  if (filter === undefined) return false;
  if ('all' in filter) return filter.all.some((inner) => isWithin(inner, field, values));
  if ('any' in filter)
    return filter.any.length > 0 && filter.any.every((inner) => isWithin(inner, field, values));
  const { operator, value } = filter;
  if (filter.field !== field || (operator !== '$eq' && operator !== '$in')) return false;
  const asked: readonly unknown[] = value instanceof Set ? [...value] : [value];
  return asked.every((one) => values.some((known) => known === one));
}
