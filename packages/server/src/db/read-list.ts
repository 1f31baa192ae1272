import { type Compilable, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Reads } from './db.ts';
import { fromJsonText, type JsonText } from './json-text.ts';
import type { Comparable, Comparison, Filter, Listed, ListQuery, Order } from './list-query.ts';
import type { Builder } from './statement.ts';
import type { TableName, Tables } from './tables.ts';

/** Columns of a row's fields: a text column, or an expression over columns that are not null. */
export type SqlFields = Readonly<Record<string, string | RawBuilder<string> | NullableColumn>>;
/** A text column that is null where the field is absent. */
type NullableColumn = { readonly nullable: string };
export type SqlList<Name extends TableName> = {
  /** Returns the rows visible to the caller. */
  readonly from: (builder: Builder) => SelectQueryBuilder<Tables, Name, object>;
  readonly fields: SqlFields;
  /** The default order, ending with the key. */
  readonly order: readonly Order[];
  /** Maximum number of rows per page. */
  readonly maxRows: number;
};

/** The tables whose rows hold a JSON document. */
type DocumentTable = {
  [Name in TableName]: Tables[Name] extends { doc: JsonText<unknown> } ? Name : never;
}[TableName];
type DocumentIn<Name extends DocumentTable> = Tables[Name] extends { doc: JsonText<infer Doc> } ? Doc : never;

/** Most rows that are counted from the beginning of a page: a list may hold the orders of years. */
const MAX_COUNTED = 1_000;

/**
 * Reads a page of a list, filtered, ordered and limited by the database. Counts the rows only if the total does
 * not follow from the page, and no further than `MAX_COUNTED` from its beginning: a larger total is cut there.
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
    builder
      .selectFrom(
        wanted(builder)
          .select(sql<number>`1`.as('one'))
          .limit(skip + Math.max(MAX_COUNTED, pageSize + 1))
          .as('counted'),
      )
      .select(sql<number | string>`count(*)`.as('total')),
  );
  return { total: Number(counted?.total ?? 0), data };
}

/** Reads a page of a list whose rows are JSON documents, as `readList`. */
export async function readDocumentList<Name extends DocumentTable>(
  read: Pick<Reads, 'query'>,
  list: SqlList<Name>,
  query: ListQuery,
): Promise<Listed<DocumentIn<Name>>> {
  const { total, data } = await readList(read, list, query, (rows) =>
    rows.select(sql.ref<JsonText<DocumentIn<Name>>>('doc').as('doc')),
  );
  return { total, data: data.map(({ doc }) => fromJsonText(doc)) };
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
    (query, { field, direction }) =>
      query.orderBy(columnOf(field, fields), (order) => {
        const directed = direction === 1 ? order.asc() : order.desc();
        if (!isNullable(fields[field])) return directed;
        return direction === 1 ? directed.nullsFirst() : directed.nullsLast();
      }),
    rows,
  );
}

function isNullable(column: SqlFields[string] | undefined): column is NullableColumn {
  return typeof column === 'object' && 'nullable' in column;
}

function columnOf(field: string, fields: SqlFields): RawBuilder<string> {
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (known === undefined) throw new Error(`a list that has no column for ${field}`);
  if (typeof known === 'string') return sql.ref<string>(known);
  return isNullable(known) ? sql.ref<string>(known.nullable) : known;
}

/** Returns a filter as a condition on the columns of its fields. */
export function conditionOf(filter: Filter, fields: SqlFields): RawBuilder<SqlBool> {
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
      return isOneOf(column, valuesOf(value));
    case '$ne':
    case '$nin':
      return isNoneOf(column, valuesOf(value));
    default: {
      const [text] = value instanceof Set ? [] : valuesOf(value).texts;
      return text === undefined ? always(false) : sql<SqlBool>`${column} ${COMPARED[operator]} ${text}`;
    }
  }
}

const COMPARED = { $lt: sql`<`, $lte: sql`<=`, $gt: sql`>`, $gte: sql`>=` } as const;

type Values = { readonly texts: readonly string[]; readonly hasNull: boolean };

/** Returns the values that a text column can have: texts, and null; it never matches a number or a boolean. */
function valuesOf(value: Comparison['value']): Values {
  const values: readonly Comparable[] = value instanceof Set ? [...value] : [value as Comparable];
  return { texts: values.filter((one) => typeof one === 'string'), hasNull: values.includes(null) };
}

function isOneOf(column: RawBuilder<string>, { texts, hasNull }: Values): RawBuilder<SqlBool> {
  const isText = texts.length === 0 ? always(false) : isIn(column, texts);
  return hasNull ? sql<SqlBool>`(${column} is null or ${isText})` : isText;
}

function isNoneOf(column: RawBuilder<string>, { texts, hasNull }: Values): RawBuilder<SqlBool> {
  const isOther = texts.length === 0 ? always(true) : sql<SqlBool>`not ${isIn(column, texts)}`;
  return hasNull
    ? sql<SqlBool>`(${column} is not null and ${isOther})`
    : sql<SqlBool>`(${column} is null or ${isOther})`;
}

function isIn(column: RawBuilder<string>, texts: readonly string[]): RawBuilder<SqlBool> {
  return texts.length === 1
    ? sql<SqlBool>`${column} = ${texts[0]}`
    : sql<SqlBool>`${column} in (${sql.join(texts)})`;
}

/** Returns a constant condition in a form that every database accepts. */
function always(isTrue: boolean): RawBuilder<SqlBool> {
  return isTrue ? sql<SqlBool>`1 = 1` : sql<SqlBool>`1 = 0`;
}
