import type { Log } from '../core.ts';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export type DbPlace = { readonly file: string } | { readonly url: string };

/** Opens the database and brings its tables up to date. */
export async function openDb(place: DbPlace, log: Log): Promise<Db> {
  const db = 'url' in place ? openPostgres(place.url, log) : openSqlite(place.file);
  try {
    await migrate(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}
