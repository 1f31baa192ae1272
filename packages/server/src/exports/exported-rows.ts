import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../db/index.ts';
import type { ExportedTable } from './exported-tables.ts';

/** Rows that are read at a time: few enough that calls do not wait for them. */
const PAGE = 250;

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
/** A row as an export has it: its documents as JSON, without what is hidden. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** Counts the rows of a table. */
export async function countRows(read: Pick<Reads, 'query'>, { name }: ExportedTable): Promise<number> {
  const [row] = await read.query((q) => ({
    compile: () =>
      sql<{ rows: number | string }>`select count(*) as "rows" from ${sql.table(name)}`.compile(q),
  }));
  return Number(row?.rows ?? 0);
}

/** Yields the pages of a table's rows as an export has them, by its key. */
export async function* exportedPages(
  read: Pick<Reads, 'query'>,
  table: ExportedTable,
): AsyncGenerator<readonly ExportedRow[]> {
  let after: Row | undefined;
  for (;;) {
    const from = after;
    const rows = await read.query((q) => ({ compile: () => pageQuery(table, from).compile(q) }));
    if (rows.length > 0) yield rows.map((row) => exportedRow(table, row));
    if (rows.length < PAGE) return;
    after = rows.at(-1);
  }
}

function pageQuery({ name, key, columns }: ExportedTable, after: Row | undefined): RawBuilder<Row> {
  const names = (list: readonly string[]) => sql.join(list.map((column) => sql.ref(column)));
  const rest =
    after === undefined
      ? sql``
      : sql`where (${names(key)}) > (${sql.join(key.map((column) => sql`${after[column]}`))})`;
  return sql<Row>`select ${names(columns)} from ${sql.table(name)} ${rest} order by ${names(key)} limit ${sql.lit(PAGE)}`;
}

/** Returns a row with its documents as JSON, without the fields that are hidden. */
function exportedRow({ columns, json, hidden }: ExportedTable, row: Row): ExportedRow {
  return Object.fromEntries(
    columns.map((column) => {
      const value = row[column];
      if (!json.has(column) || typeof value !== 'string') return [column, value];
      const document: unknown = JSON.parse(value);
      return [column, column === 'doc' ? without(document, hidden) : document];
    }),
  );
}

function without(document: unknown, hidden: ReadonlySet<string>): unknown {
  if (hidden.size === 0 || typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(Object.entries(document).filter(([field]) => !hidden.has(field)));
}
