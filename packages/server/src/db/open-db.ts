import { HOUR_MS } from '@comanda/domain';
import type { Log } from '../lib/index.ts';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

export type DbLocation = { readonly file: string } | { readonly url: string };

/** Time limit in milliseconds for migrations, which may alter large tables or wait for another node. */
const MIGRATION_TIMEOUT_MS = HOUR_MS;

/** Opens the database and migrates it. */
export async function openDb(place: DbLocation, log: Log): Promise<Db> {
  if ('file' in place) return migrated(openSqlite(place.file));
  // a restaurant on SQLite never loads the driver
  const { openPostgres } = await import('./postgres.ts');
  const timeouts = { connect: 5_000, statement: MIGRATION_TIMEOUT_MS, answer: MIGRATION_TIMEOUT_MS };
  await (await migrated(openPostgres(place.url, log, timeouts))).close();
  return openPostgres(place.url, log);
}

async function migrated(db: Db): Promise<Db> {
  try {
    await migrate(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}
