import { LANGUAGE_FIELDS } from '@comanda/domain';
import { type Comparable, type Filter, type ListQuery, OPERATORS, type Operator } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';

const MAX_NESTING = 5;
const MAX_TERMS = 50;
const MAX_VALUES = 1_000;

/** The fields, page size, populatable paths and paging mode of a list. */
export type QueryRules = {
  readonly fields: ReadonlySet<string>;
  readonly maxLimit: number;
  readonly populate?: ReadonlySet<string>;
  /** Paging mode: `$paginate: false` is refused (`never`), optional (`asked`) or implied (`always`). */
  readonly bare?: 'never' | 'asked' | 'always';
};
export type Query = Required<ListQuery> & {
  /** Selected fields besides `_id`; all of them when absent. */
  readonly select?: readonly string[];
  readonly populate: readonly string[];
  /** False requests the unpaged list. */
  readonly paginate: boolean;
};

/** Parses the query of a call; unknown operators and fields are `badRequest`. */
export function parseQuery(query: Readonly<Record<string, unknown>>, rules: QueryRules): Query {
  const { $limit, $skip, $sort, $select, $populate, $paginate, ...conditions } = query;
  const terms = { left: MAX_TERMS };
  return {
    filter: conditionsOf(conditions, rules, terms, 1),
    limit: Math.min($limit === undefined ? rules.maxLimit : count('$limit', $limit), rules.maxLimit),
    skip: $skip === undefined ? 0 : count('$skip', $skip),
    sort: $sort === undefined ? [] : sortOf($sort, rules),
    select: $select === undefined ? undefined : namesOf('$select', $select, rules.fields),
    populate: $populate === undefined ? [] : namesOf('$populate', $populate, rules.populate ?? new Set()),
    paginate: rules.bare === 'always' ? false : isPaginated($paginate, rules),
  };
}

function isPaginated(wanted: unknown, { bare }: QueryRules): boolean {
  const isBare = wanted === false || wanted === 'false';
  if (isBare && bare !== 'asked') refuse('$paginate', 'operator');
  if (!isBare && wanted !== undefined && wanted !== true && wanted !== 'true') refuse('$paginate', 'value');
  return !isBare;
}

function refuse(field: string, rule: string): never {
  throw new CodedError('badRequest', { problems: [{ field, rule }] });
}

function conditionsOf(
  conditions: Readonly<Record<string, unknown>>,
  rules: QueryRules,
  terms: { left: number },
  depth: number,
): Filter {
  if (depth > MAX_NESTING) refuse('query', 'nesting');
  const all = Object.entries(conditions).map(([name, value]): Filter => {
    if (name === '$or' || name === '$and') {
      if (!Array.isArray(value) || value.length === 0) refuse(name, 'list');
      const inner = value.map((one) => conditionsOf(objectOf(name, one), rules, terms, depth + 1));
      return name === '$or' ? { any: inner } : { all: inner };
    }
    if (name.startsWith('$')) refuse(name, 'operator');
    if (!isField(name, rules)) refuse(name, 'field');
    return comparisonOf(name, value, terms);
  });
  return { all };
}

function comparisonOf(field: string, value: unknown, terms: { left: number }): Filter {
  const operators =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { $eq: value };
  const all = Object.entries(operators).map(([name, wanted]): Filter => {
    terms.left -= 1;
    if (terms.left < 0) refuse('query', 'terms');
    const operator = OPERATORS.find((known) => known === name);
    if (operator === undefined) refuse(`${field}.${name}`, 'operator');
    return { field, operator, value: wantedOf(field, operator, wanted) };
  });
  if (all.length === 0) refuse(field, 'operator');
  return { all };
}

/** Returns the compared value or values; a list without operator is treated as `$in`. */
function wantedOf(field: string, operator: Operator, wanted: unknown): Comparable | ReadonlySet<Comparable> {
  const takesList = operator === '$in' || operator === '$nin' || operator === '$eq';
  if (!Array.isArray(wanted)) {
    if (operator === '$in' || operator === '$nin') return new Set([comparable(field, wanted)]);
    return comparable(field, wanted);
  }
  if (!takesList || wanted.length > MAX_VALUES) refuse(field, 'values');
  return new Set(wanted.map((one) => comparable(field, one)));
}

function comparable(field: string, value: unknown): Comparable {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return refuse(field, 'value');
}

const ONE_LANGUAGE = new RegExp(`\\.(${LANGUAGE_FIELDS.join('|')})$`);

/** Returns true for a field of the entity or one language of a name. */
function isField(name: string, rules: QueryRules): boolean {
  return rules.fields.has(name.replace(ONE_LANGUAGE, ''));
}

function objectOf(name: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(name, 'object');
  return { ...value };
}

function count(name: string, value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) refuse(name, 'count');
  return number;
}

function sortOf(value: unknown, rules: QueryRules): Query['sort'] {
  return Object.entries(objectOf('$sort', value)).map(([field, way]) => {
    if (!isField(field, rules)) refuse(field, 'field');
    const direction = Number(way);
    if (direction !== 1 && direction !== -1) refuse(`$sort.${field}`, 'direction');
    return { field, direction };
  });
}

function namesOf(name: string, value: unknown, allowed: ReadonlySet<string>): string[] {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  return names.map((one) => (typeof one === 'string' && allowed.has(one) ? one : refuse(name, 'field')));
}
