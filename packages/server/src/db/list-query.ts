/** A list query within one shop. */
export type ShopListQuery = ListQuery & { readonly shop: string };

export const OPERATORS = ['$eq', '$ne', '$in', '$nin', '$lt', '$lte', '$gt', '$gte'] as const;
export type Operator = (typeof OPERATORS)[number];
export type Comparable = string | number | boolean | null;
export type Comparison = {
  readonly field: string;
  readonly operator: Operator;
  /** A set for operators with several values, so that look-ups stay O(1). */
  readonly value: Comparable | ReadonlySet<Comparable>;
};
/** A condition: a comparison, or a conjunction (`all`) or disjunction (`any`) of conditions. */
export type Filter = { readonly all: readonly Filter[] } | { readonly any: readonly Filter[] } | Comparison;
export type Order = { readonly field: string; readonly direction: 1 | -1 };

/** Filter, order and page of a list. */
export type ListQuery = {
  readonly filter?: Filter;
  /** The list's default order when absent or empty; `_id` breaks ties. */
  readonly sort?: readonly Order[];
  /** The list's maximum when absent. */
  readonly limit?: number;
  readonly skip?: number;
};
/** A page of a list, with the total number of matching rows. */
export type Listed<Row> = { readonly total: number; readonly data: readonly Row[] };

/** Returns true if a condition refers to a field. */
export function mentions(filter: Filter | undefined, field: string): boolean {
  if (filter === undefined) return false;
  if ('all' in filter) return filter.all.some((inner) => mentions(inner, field));
  if ('any' in filter) return filter.any.some((inner) => mentions(inner, field));
  return filter.field === field;
}

/** Returns true if a condition restricts a field to these values. */
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
