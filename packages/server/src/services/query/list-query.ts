import { badRequest } from '../call.ts';
import { parseQuery } from './parse-query.ts';

/** Fields that a list can be asked by, each with the values it knows; `any` takes every text. */
export type ListFields = Readonly<Record<string, 'any' | readonly string[]>>;
export type ListQuery<Fields extends ListFields> = {
  readonly values: { readonly [Name in keyof Fields]?: readonly ValueOf<Fields[Name]>[] };
  readonly limit: number;
  readonly skip: number;
  readonly paginate: boolean;
};
type ValueOf<Field> = Field extends readonly (infer Value)[] ? Value : string;

/** The query of a list that the database answers: plain values or `$in` of its fields, and the page. */
export function parseListQuery<const Fields extends ListFields>(
  query: Readonly<Record<string, unknown>>,
  fields: Fields,
  maxLimit: number,
): ListQuery<Fields> {
  const { $limit, $skip, $paginate, ...conditions } = query;
  const page = parseQuery({ $limit, $skip, $paginate }, { fields: new Set(), maxLimit });
  const entries = Object.entries(conditions).map(([name, wanted]) => {
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (known === undefined) throw badRequest({ field: name, rule: 'field' });
    return [name, valuesOf(name, wanted, known)];
  });
  // the cast is sound: each name is one of the fields, and its values were checked against it
  const values = Object.fromEntries(entries) as ListQuery<Fields>['values'];
  return { values, limit: page.limit, skip: page.skip, paginate: page.paginate };
}

function valuesOf(name: string, wanted: unknown, known: 'any' | readonly string[]): string[] {
  const isIn = typeof wanted === 'object' && wanted !== null && Object.keys(wanted).join() === '$in';
  const list: unknown = isIn && '$in' in wanted ? wanted.$in : wanted;
  const values: unknown[] = Array.isArray(list) ? list : [list];
  return values.map((value) => {
    const isKnown = typeof value === 'string' && (known === 'any' || known.includes(value));
    if (!isKnown || value.length > 64) throw badRequest({ field: name, rule: 'value' });
    return value;
  });
}

/** The answer of a list: a page, or the bare rows when the query says `$paginate: false`. */
export function pageOf<Row>(
  data: readonly Row[],
  query: { readonly limit: number; readonly skip: number; readonly paginate: boolean },
  total = data.length,
) {
  return query.paginate ? { total, limit: query.limit, skip: query.skip, data } : data;
}
