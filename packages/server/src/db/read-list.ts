import { type Compilable, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Reads } from './db.ts';
import type { Comparable, Comparison, Filter, Listed, ListQuery, Order } from './list-query.ts';
import type { Builder } from './statement.ts';
import type { TableName, Tables } from './tables.ts';

/** Columns of a row's fields: a non-null text column, or an expression over such columns. */
export type SqlFields = Readonly<Record<string, string | RawBuilder<string>>>;
export type SqlList<Name extends TableName> = {
  /** Returns the rows visible to the caller. */
  readonly from: (builder: Builder) => SelectQueryBuilder<Tables, Name, object>;
  readonly fields: SqlFields;
  /** The default order, ending with the key. */
  readonly order: readonly Order[];
  /** Maximum number of rows per page. */
  readonly maxRows: number;
};

/**
 * Reads a page of a list, filtered, ordered and limited by the database. Counts the rows only if the total does
 * not follow from the page.
 */
export async function readList<Name extends TableName, Row>(
  read: Pick<Reads, 'query'>,
  list: SqlList<Name>,
  { filter, sort = [], limit = list.maxRows, skip = 0 }: ListQuery,
  select: (rows: SelectQueryBuilder<Tables, Name, object>) => Compilable<Row>,
): Promise<Listed<Row>> {
  const pageSize = Math.min(limit, list.maxRows);
  const wanted = (builder: Builder) => {
    const rows = list.from(builder);
    return filter === undefined ? rows : rows.where(conditionOf(filter, list.fields));
  };
  const data =
    pageSize === 0
      ? []
      : await read.query((builder) =>
          select(ordered(wanted(builder), list, sort).limit(pageSize).offset(skip)),
        );
  const isLastPage = data.length < pageSize && (data.length > 0 || skip === 0);
  if (isLastPage) return { total: skip + data.length, data };
  const [counted] = await read.query((builder) =>
    wanted(builder).select(sql<number | string>`count(*)`.as('total')),
  );
  return { total: Number(counted?.total ?? 0), data };
}

function ordered<Name extends TableName>(
  rows: SelectQueryBuilder<Tables, Name, object>,
  { fields, order }: Pick<SqlList<Name>, 'fields' | 'order'>,
  sort: readonly Order[],
) {
  const hasKey = sort.some(({ field }) => field === '_id');
  const wanted =
    sort.length === 0 ? order : hasKey ? sort : [...sort, { field: '_id', direction: 1 } as const];
  return wanted.reduce(
    (query, { field, direction }) => query.orderBy(columnOf(field, fields), direction === 1 ? 'asc' : 'desc'),
    rows,
  );
}

function columnOf(field: string, fields: SqlFields): RawBuilder<string> {
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (known === undefined) throw new Error(`a list that has no column for ${field}`);
  return typeof known === 'string' ? sql.ref<string>(known) : known;
}

function conditionOf(filter: Filter, fields: SqlFields): RawBuilder<SqlBool> {
  if ('all' in filter) return joined(filter.all, fields, 'and');
  if ('any' in filter) return joined(filter.any, fields, 'or');
  return comparisonOf(filter, columnOf(filter.field, fields));
}

function joined(filters: readonly Filter[], fields: SqlFields, word: 'and' | 'or'): RawBuilder<SqlBool> {
  const parts = filters.map((filter) => conditionOf(filter, fields));
  if (parts.length === 0) return always(word === 'and');
  return sql<SqlBool>`(${sql.join(parts, word === 'and' ? sql` and ` : sql` or `)})`;
}

function comparisonOf({ operator, value }: Comparison, column: RawBuilder<string>): RawBuilder<SqlBool> {
  switch (operator) {
    case '$eq':
    case '$in':
      return isOneOf(column, textsOf(value));
    case '$ne':
    case '$nin':
      return isNoneOf(column, textsOf(value));
    default: {
      const [text] = value instanceof Set ? [] : textsOf(value);
      return text === undefined ? always(false) : sql<SqlBool>`${column} ${COMPARED[operator]} ${text}`;
    }
  }
}

const COMPARED = { $lt: sql`<`, $lte: sql`<=`, $gt: sql`>`, $gte: sql`>=` } as const;

/** Returns the texts among the values; a text column never matches a number, a boolean or null. */
function textsOf(value: Comparison['value']): string[] {
  const values: readonly Comparable[] = value instanceof Set ? [...value] : [value as Comparable];
  return values.filter((one) => typeof one === 'string');
}

function isOneOf(column: RawBuilder<string>, texts: readonly string[]): RawBuilder<SqlBool> {
  if (texts.length === 0) return always(false);
  return texts.length === 1
    ? sql<SqlBool>`${column} = ${texts[0]}`
    : sql<SqlBool>`${column} in (${sql.join(texts)})`;
}

function isNoneOf(column: RawBuilder<string>, texts: readonly string[]): RawBuilder<SqlBool> {
  if (texts.length === 0) return always(true);
  return sql<SqlBool>`${column} not in (${sql.join(texts)})`;
}

/** Returns a constant condition in a form that every database accepts. */
function always(isTrue: boolean): RawBuilder<SqlBool> {
  return isTrue ? sql<SqlBool>`1 = 1` : sql<SqlBool>`1 = 0`;
}
