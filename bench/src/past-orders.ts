import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';

/** A database of a restaurant that is not running. */
export type Store = {
  readonly run: (sql: string) => Promise<unknown>;
  readonly columnsOf: (table: string) => Promise<readonly string[]>;
  /** Bytes that it takes, with its indexes. */
  readonly bytes: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const DAY_MS = 86_400_000;
/** Requests are kept for a month: so many orders' at most. */
const MAX_REQUESTS = 30_000;
/** Digits of the time that an id, a key's hash and a request id begin with. */
const TIME_DIGITS = 9;

/** Columns that name an order, and the value that a copy has: it sorts before those that are placed now. */
const copied = (column: string, copy: string) => `'${copy}' || substr(${column}, ${TIME_DIGITS + 1})`;
type Values = Readonly<Record<string, string>>;
type Copy = { readonly table: string; readonly values: (copy: string, at: string) => Values };

const COPIES: readonly Copy[] = [
  {
    table: 'table_sessions',
    values: (copy, at) => ({
      id: copied('id', copy),
      status: "'done'",
      tv_status: "'taken'",
      business_day: `'${at.slice(0, 10)}'`,
      created_at: `'${at}'`,
    }),
  },
  { table: 'session_lines', values: (copy) => ({ session: copied('session', copy) }) },
  {
    table: 'restore_keys',
    values: (copy, at) => ({
      hash: copied('hash', copy),
      session: copied('session', copy),
      created_at: `'${at}'`,
    }),
  },
  {
    table: 'kitchen_tickets',
    values: (copy, at) => ({
      id: copied('id', copy),
      session: copied('session', copy),
      status: "'taken'",
      placed_at: `'${at}'`,
    }),
  },
];
const REQUESTS: Copy = {
  table: 'idempotency',
  values: (copy, at) => ({
    request_id: copied('request_id', copy),
    answer: copied('answer', copy),
    created_at: `'${at}'`,
  }),
};

/**
 * Adds finished orders of earlier days, copies of the `placed` ones that the database holds, until it holds `total`.
 * Requests are copied as long as they would be kept.
 */
export async function addPastOrders(store: Store, placed: number, total: number): Promise<void> {
  await store.run("update kitchen_tickets set status = 'taken'");
  await store.run("update table_sessions set status = 'done', tv_status = 'taken'");
  // the copies fill what these updates left: orders placed later find no room that only a young database has
  await store.run('vacuum');
  for (const { table } of [...COPIES, REQUESTS])
    await store.run(`create temporary table first_${table} as select * from ${table}`);
  const copies = Math.round(total / placed) - 1;
  for (let copy = 1; copy <= copies; copy += 1) {
    const at = new Date(Date.now() - (copies - copy + 1) * DAY_MS).toISOString();
    const recent = copy > copies - MAX_REQUESTS / placed;
    for (const part of recent ? [...COPIES, REQUESTS] : COPIES) {
      const values = part.values(String(copy).padStart(TIME_DIGITS, '0'), at);
      const columns = await store.columnsOf(part.table);
      const chosen = columns.map((column) => values[column] ?? `"${column}"`);
      const names = columns.map((column) => `"${column}"`);
      await store.run(`insert into ${part.table} (${names}) select ${chosen} from first_${part.table}`);
    }
  }
}

/** Opens the SQLite file of a restaurant that is stopped. */
export function openFile(file: string): Store {
  const db = new Database(file);
  db.pragma('synchronous = OFF');
  db.pragma('foreign_keys = OFF');
  return {
    run: async (sql) => db.exec(sql),
    columnsOf: async (table) =>
      db.prepare(`select name from pragma_table_info('${table}')`).pluck().all() as string[],
    bytes: async () => statSync(file).size,
    async close() {
      db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

/** Opens the PostgreSQL database of a restaurant that is stopped. */
export async function openPostgres(url: string): Promise<Store> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // rows that are there are copied: foreign keys need no check
  await client.query('set session_replication_role = replica');
  return {
    run: (sql) => client.query(sql),
    async columnsOf(table) {
      const { rows } = await client.query<{ column_name: string }>(
        `select column_name from information_schema.columns where table_name = $1 and table_schema = 'public'`,
        [table],
      );
      return rows.map(({ column_name: name }) => name);
    },
    async bytes() {
      const { rows } = await client.query<{ size: string }>(
        'select pg_database_size(current_database()) as size',
      );
      return Number(rows[0]?.size);
    },
    async close() {
      await client.query('checkpoint');
      await client.end();
    },
  };
}
