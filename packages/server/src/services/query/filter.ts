import type { Comparable, Filter, Operator } from '../../db/index.ts';

/** Lists that match everything when absent or empty: an entity without shops or sections belongs to all of them. */
const MATCHES_ALL_WHEN_EMPTY = new Set(['shops', 'sections']);

/** Returns true if a document matches a condition. A list field matches if any of its values does. */
export function fits(document: object, filter: Filter): boolean {
  if ('all' in filter) return filter.all.every((inner) => fits(document, inner));
  if ('any' in filter) return filter.any.some((inner) => fits(document, inner));
  const value = valueAt(document, filter.field);
  const isEverything =
    MATCHES_ALL_WHEN_EMPTY.has(filter.field) &&
    (value === undefined || (Array.isArray(value) && value.length === 0));
  if (isEverything) return filter.operator !== '$ne' && filter.operator !== '$nin';
  const values = Array.isArray(value) ? value : [value];
  const wanted = filter.value;
  switch (filter.operator) {
    case '$eq':
    case '$in':
      return values.some((present) => isWanted(present, wanted));
    case '$ne':
    case '$nin':
      return !values.some((present) => isWanted(present, wanted));
    default:
      return (
        !(wanted instanceof Set) && values.some((present) => isOrdered(present, filter.operator, wanted))
      );
  }
}

function isWanted(present: unknown, wanted: Comparable | ReadonlySet<Comparable>): boolean {
  if (!(wanted instanceof Set)) return isSame(present, wanted);
  if (present === undefined || present === null) return wanted.has(null);
  return wanted.has(present) || (typeof present !== 'object' && wanted.has(String(present)));
}

/** Returns the value at a dotted path; undefined if there is none. */
export function valueAt(document: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? Reflect.get(value, key)
      : undefined;
  }, document);
}

/** Compares for equality; text from REST also equals booleans and numbers. */
function isSame(present: unknown, wanted: unknown): boolean {
  if (present === undefined || present === null) return wanted === null;
  if (typeof present === typeof wanted) return present === wanted;
  return typeof wanted === 'string' && typeof present !== 'object' && String(present) === wanted;
}

function isOrdered(present: unknown, operator: Operator, wanted: unknown): boolean {
  const order = compare(present, typeof present === 'number' ? Number(wanted) : wanted);
  if (order === undefined) return false;
  switch (operator) {
    case '$lt':
      return order < 0;
    case '$lte':
      return order <= 0;
    case '$gt':
      return order > 0;
    case '$gte':
      return order >= 0;
    default:
      return false;
  }
}

/** Compares two values of one type: negative, zero or positive; undefined across types. */
export function compare(one: unknown, other: unknown): number | undefined {
  if (typeof one === 'number' && typeof other === 'number') {
    return Number.isNaN(one) || Number.isNaN(other) ? undefined : one - other;
  }
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  return undefined;
}
