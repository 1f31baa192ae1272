import pg from 'pg';

/** Locks a table for everybody else, readers included; resolves, once it is locked, with what unlocks it. */
export async function lockTable(url: string, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${pg.escapeIdentifier(table)} in access exclusive mode`);
  return () => client.end();
}

/** Returns the process ids of a PostgreSQL server on this machine, the one that starts the others first. */
export async function postgresProcesses(url: string): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const own = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const first = await client.query<{ text: string }>(`select pg_read_file('postmaster.pid') as text`);
  const others = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  await client.end();
  const pids = others.rows.map(({ pid }) => pid).filter((pid) => pid !== own.rows[0]?.pid);
  return [Number.parseInt(first.rows[0]?.text ?? '', 10), ...pids];
}
