import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;
type OrderRows = readonly (readonly [table: string, rows: readonly Row[]])[];

/** Tables that hold an order's rows, and the column that names its session. */
const ORDER_TABLES = [
  ['table_sessions', 'id'],
  ['session_lines', 'session'],
  ['restore_keys', 'session'],
  ['kitchen_tickets', 'session'],
] as const;
/** Columns that the database fills in. */
const GENERATED = new Set(['seq']);

/**
 * Returns how many orders a second one connection writes when it does nothing else: the rows of each order, as they are
 * stored in this database, in a transaction of its own, one prepared statement for each table.
 */
export async function rawPostgresRate(url: string, orders: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const rows = await rowsOfOrders(client, orders);
    await client.query('create schema raw');
    for (const table of [...ORDER_TABLES.map(([name]) => name), 'idempotency', 'order_numbers'])
      await client.query(`create table raw.${table} (like ${table} including all)`);
    await client.query('insert into raw.order_numbers select * from order_numbers');
    const from = performance.now();
    for (const order of rows) await writeOrder(client, order);
    return rows.length / ((performance.now() - from) / 1000);
  } finally {
    await client.end();
  }
}

async function rowsOfOrders(client: pg.Client, count: number): Promise<readonly OrderRows[]> {
  const sessions = await client.query<{ id: string }>('select id from table_sessions limit $1', [count]);
  const answers = await client.query<Row>('select * from idempotency limit $1', [count]);
  const orders: OrderRows[] = [];
  for (const [index, { id }] of sessions.rows.entries()) {
    const own: [string, readonly Row[]][] = [];
    for (const [table, column] of ORDER_TABLES) {
      const { rows } = await client.query<Row>(`select * from ${table} where ${column} = $1`, [id]);
      own.push([table, rows]);
    }
    orders.push([...own, ['idempotency', answers.rows.slice(index, index + 1)]]);
  }
  return orders;
}

async function writeOrder(client: pg.Client, order: OrderRows): Promise<void> {
  await client.query('begin');
  await client.query({ name: 'next', text: 'update raw.order_numbers set next = next + 1' });
  for (const [table, rows] of order) {
    const columns = Object.keys(rows[0] ?? {}).filter((name) => !GENERATED.has(name));
    if (columns.length === 0) continue;
    const places = rows.map(
      (_row, row) =>
        `(${columns.map((_name, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
    );
    const names = columns.map((name) => `"${name}"`).join(', ');
    await client.query({
      name: `${table} ${rows.length}`,
      text: `insert into raw.${table} (${names}) values ${places.join(', ')}`,
      values: rows.flatMap((row) => columns.map((name) => row[name])),
    });
  }
  await client.query('commit');
}
