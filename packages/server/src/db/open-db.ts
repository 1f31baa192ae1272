import { HOUR_MS } from '@comanda/domain';
import type { Log } from '../lib/index.ts';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export type DbPlace = { readonly file: string } | { readonly url: string };

/** Changing large tables, or waiting for the node that does, takes its time: an hour, in milliseconds. */
const LONGEST_MIGRATION = HOUR_MS;

/** Opens the database and brings its tables up to date. */
export async function openDb(place: DbPlace, log: Log): Promise<Db> {
  if ('file' in place) return migrated(openSqlite(place.file));
  const timeouts = { connect: 5_000, statement: LONGEST_MIGRATION, answer: LONGEST_MIGRATION };
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
