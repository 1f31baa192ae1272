import { HOUR_MS } from '@comanda/domain';
import type { Log } from '../lib/index.ts';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
import { updateSqlite } from './update-sqlite.ts';

export type DbLocation = { readonly file: string } | { readonly url: string };

/** Time limit in milliseconds for migrations, which may alter large tables or wait for another node. */
const MIGRATION_TIMEOUT_MS = HOUR_MS;

const SILENT = () => undefined;

/** Opens the database after bringing it up to date, which it tells of. */
export async function openDb(place: DbLocation, log: Log, say: (line: string) => void = SILENT): Promise<Db> {
  if ('file' in place) {
    await updateSqlite(place.file, say);
    return openSqlite(place.file);
  }
  // a restaurant on SQLite never loads the driver
  const { openPostgres } = await import('./postgres.ts');
  const timeouts = { connect: 5_000, statement: MIGRATION_TIMEOUT_MS, answer: MIGRATION_TIMEOUT_MS };
  const updating = openPostgres(place.url, log, timeouts, 'Comanda start');
  try {
    await migrate(updating, say);
  } finally {
    await updating.close();
  }
  return openPostgres(place.url, log);
}
