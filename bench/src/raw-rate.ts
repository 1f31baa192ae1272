import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';

type Row = Readonly<Record<string, unknown>>;
/** The rows that one order leaves behind, by table. */
type OrderRows = ReadonlyMap<string, readonly Row[]>;

/** Tables that hold an order's rows, and the column that names its session. */
const ORDER_TABLES = [
  ['table_sessions', 'id'],
  ['session_lines', 'session'],
  ['restore_keys', 'session'],
  ['kitchen_tickets', 'session'],
] as const;

function rowsOfOrders(source: Database.Database): readonly OrderRows[] {
  const answers = source.prepare('SELECT * FROM idempotency').all() as Row[];
  const sessions = source.prepare('SELECT id FROM table_sessions').all() as { id: string }[];
  return sessions.map(({ id }, index) => {
    const own = ORDER_TABLES.map(
      ([table, column]) =>
        [table, source.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).all(id) as Row[]] as const,
    );
    const answer = answers[index];
    return new Map([...own, ['idempotency', answer ? [answer] : []]]);
  });
}

/** Transactions a second when the rows of each order are written by themselves, nothing else done. */
export function rawRate(databaseFile: string): number {
  const source = new Database(databaseFile, { readonly: true });
  const folder = mkdtempSync(join(tmpdir(), 'comanda-raw-'));
  try {
    const target = new Database(join(folder, 'raw.db'));
    target.pragma('journal_mode = WAL');
    target.pragma('synchronous = FULL');
    const tables = [...ORDER_TABLES.map(([table]) => table as string), 'idempotency', 'order_numbers'];
    const schema = source.prepare(
      "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name = ? ORDER BY type = 'index'",
    );
    for (const table of tables)
      for (const { sql } of schema.all(table) as { sql: string }[]) target.exec(sql);
    const orders = rowsOfOrders(source);
    const inserts = new Map(
      [...(orders[0] ?? [])].map(([table, [row = {}]]) => {
        const columns = Object.keys(row);
        const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`;
        return [table, target.prepare(sql)] as const;
      }),
    );
    const nextNumber = target.prepare('UPDATE order_numbers SET next = next + 1');
    const write = target.transaction((order: OrderRows) => {
      nextNumber.run();
      for (const [table, rows] of order) for (const row of rows) inserts.get(table)?.run(row);
    });
    const from = performance.now();
    for (const order of orders) write.immediate(order);
    const seconds = (performance.now() - from) / 1000;
    target.close();
    return orders.length / seconds;
  } finally {
    source.close();
    rmSync(folder, { recursive: true });
  }
}
