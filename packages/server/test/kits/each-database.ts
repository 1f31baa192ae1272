import { randomBytes } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, inject } from 'vitest';
import type { Db } from '../../src/db/db.ts';
import { type DbLocation, openDb } from '../../src/db/open-db.ts';
import { createDatabase } from './postgres.ts';
import { temporaryFolder } from './reaper.ts';
import { giveBackDatabases, lendDatabase } from './reused-databases.ts';
import { silentLog } from './silent-log.ts';

export type TestDatabases = {
  readonly kind: Db['kind'];
  /** Returns a new place with the present tables and no rows, which may be opened several times. */
  newPlace(): Promise<DbLocation>;
  /** Returns a new place without tables. */
  emptyPlace(): Promise<DbLocation>;
  /** Opens a database that is closed after the test. */
  open(place?: DbLocation): Promise<Db>;
  /** Closes an opened database before the end of the test. */
  close(db: Db): Promise<void>;
};

/** Runs a suite against every database available on this machine. */
export function eachDatabase(suite: (databases: TestDatabases) => void): void {
  describe('on SQLite', () => {
    const folders: string[] = [];
    afterEach(() => {
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    });
    const emptyPlace = async () => {
      const folder = temporaryFolder('comanda-sqlite-');
      folders.push(folder);
      return { file: join(folder, 'comanda.db') };
    };
    const newPlace = async () => {
      const place = await emptyPlace();
      copyFileSync(inject('migratedFile'), place.file);
      return place;
    };
    suite(databasesOf('sqlite', { emptyPlace, newPlace }));
  });
  const postgresUrl = inject('postgresUrl');
  if (postgresUrl === '') return;
  describe('on PostgreSQL', () => {
    afterEach(giveBackDatabases);
    const emptyPlace = async () => ({
      url: await createDatabase(postgresUrl, `test_${randomBytes(8).toString('hex')}`),
    });
    suite(
      databasesOf('postgres', {
        emptyPlace,
        newPlace: async () => ({ url: await lendDatabase(postgresUrl) }),
      }),
    );
  });
}

type Places = Pick<TestDatabases, 'newPlace' | 'emptyPlace'>;

function databasesOf(kind: Db['kind'], places: Places): TestDatabases {
  const opened: Db[] = [];
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.close();
  });
  return {
    kind,
    ...places,
    async open(place) {
      const db = await openDb(place ?? (await places.newPlace()), silentLog);
      opened.push(db);
      return db;
    },
    async close(db) {
      opened.splice(opened.indexOf(db), 1);
      await db.close();
    },
  };
}
