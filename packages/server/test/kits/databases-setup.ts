import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDb } from '../../src/db/open-db.ts';
import { createDatabase, startPostgres, type ThrowAwayPostgres } from './postgres.ts';
import { temporaryFolder } from './reaper.ts';
import { silentLog } from './silent-log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Empty when PostgreSQL's programs are not on this machine. */
    postgresUrl: string;
    /** SQLite file with the present tables and no rows. */
    migratedFile: string;
  }
}

/** Database with the present tables and no rows. */
export const MIGRATED_DATABASE = 'migrated';

let postgres: ThrowAwayPostgres | undefined;

/** Starts one throw-away PostgreSQL for the whole run, and migrates a database of each kind for tests to copy. */
export async function setup(project: TestProject): Promise<void> {
  const file = join(temporaryFolder('comanda-migrated-'), 'comanda.db');
  await (await openDb({ file }, silentLog)).close();
  project.provide('migratedFile', file);
  postgres = await startPostgres();
  project.provide('postgresUrl', postgres?.url ?? '');
  if (!postgres) return;
  const url = await createDatabase(postgres.url, MIGRATED_DATABASE);
  await (await openDb({ url }, silentLog)).close();
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
