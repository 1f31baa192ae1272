import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { MIGRATED_DATABASE } from './databases-setup.ts';
import { createDatabase } from './postgres.ts';

/** Shape of the tables and the migrations done: a database in which a test has altered them is not used again. */
const SHAPE = `
  select (select string_agg(name, ',' order by name) from migrations) || md5(
    string_agg(concat_ws(' ', c.relname, c.relkind, a.attname, a.atttypid), ',' order by c.relname, a.attnum))
  from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i', 'S', 'v')`;

/** Empties every table but the list of migrations, and begins every sequence again. */
const EMPTY = `
  do $$
  declare name text; filled boolean;
  begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
      execute format('select exists (select from %I)', name) into filled;
      if filled then execute format('delete from %I', name); end if;
    end loop;
    for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
      execute format('alter sequence %I restart', name);
    end loop;
  end $$`;

let shape: Promise<unknown> | undefined;
/** Databases that a test of this worker has used before. */
const used: string[] = [];
/** Databases of the test that runs. */
const lent: string[] = [];

async function asked<Answer>(url: string, ask: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

async function shapeOf(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query({ text: SHAPE, rowMode: 'array' });
  return rows[0]?.[0];
}

/** Empties a database; returns false if somebody is still connected or its tables were altered. */
async function emptied(serverUrl: string, url: string): Promise<boolean> {
  shape ??= asked(serverUrl.replace(/\/[^/]*$/, `/${MIGRATED_DATABASE}`), shapeOf);
  const expected = await shape;
  return asked(url, async (client) => {
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    if (rows.length > 0 || (await shapeOf(client)) !== expected) return false;
    await client.query(EMPTY);
    return true;
  });
}

/**
 * Returns the URL of a database with the present tables and no rows: one that an earlier test of this worker has left,
 * emptied, since a new one is some 900 files to copy.
 */
export async function lendDatabase(serverUrl: string): Promise<string> {
  for (let url = used.pop(); url !== undefined; url = used.pop()) {
    if (await emptied(serverUrl, url)) {
      lent.push(url);
      return url;
    }
  }
  const url = await createDatabase(serverUrl, `test_${randomBytes(8).toString('hex')}`, MIGRATED_DATABASE);
  lent.push(url);
  return url;
}

/** Has the databases of the test that ended emptied and lent again. */
export function giveBackDatabases(): void {
  used.push(...lent.splice(0));
}
