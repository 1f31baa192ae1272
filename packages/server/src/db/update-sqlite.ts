import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { HOUR_MS } from '@comanda/domain';
import Database from 'better-sqlite3';
import { ensurePrivateFile, PRIVATE_FOLDER } from '../lib/index.ts';
import { guardedTx } from './guarded-tx.ts';
import { type DoneMigration, migrate, pendingMigrations } from './migrate.ts';
import { transactionOf } from './sqlite.ts';
import { createSqliteQueries } from './sqlite-connection.ts';
import { createWriteQueue } from './write-queue.ts';

/** Milliseconds that another program may take to let go of the file. */
const ALONE_WITHIN_MS = 1_000;

/** Returns the migrations that a SQLite file has. */
export function migrationsOf(file: string): readonly DoneMigration[] {
  // one that only reads would leave the files of the write-ahead log behind
  const connection = new Database(file, { fileMustExist: true });
  try {
    return migrationsIn(connection);
  } finally {
    connection.close();
  }
}

/**
 * Brings a SQLite file up to date. One with data is first taken from every other program, which else would go on
 * writing rows of the old form, and copied: the copy of the last update stays beside it.
 */
export async function updateSqlite(file: string, say: (line: string) => void): Promise<void> {
  if (!existsSync(file)) return update(file, say, () => undefined);
  const done = migrationsOf(file);
  const pending = pendingMigrations(done);
  if (pending.length === 0) return;
  if (done.length === 0) return update(file, say, () => undefined);
  const copy = `${file}.before-${pending.at(-1)?.name}`;
  await update(file, say, (connection) => {
    takeAlone(connection);
    copyTo(connection, copy);
    say(`Your data as it was is in ${copy}`);
  });
  for (const name of readdirSync(dirname(file))) {
    const isOlder = name.startsWith(`${basename(file)}.before-`) && name !== basename(copy);
    if (isOlder) rmSync(join(dirname(file), name));
  }
}

/** Migrates a file on one connection, after `prepare`. */
async function update(
  file: string,
  say: (line: string) => void,
  prepare: (connection: Database.Database) => void,
): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  ensurePrivateFile(file);
  const connection = new Database(file, { timeout: ALONE_WITHIN_MS });
  try {
    prepare(connection);
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    const queries = createSqliteQueries(connection);
    // a start beside this one may be at it already
    const queue = createWriteQueue(transactionOf(connection), HOUR_MS);
    await migrate({ kind: 'sqlite', unitOfWork: (work) => queue.add(() => guardedTx(queries, work)) }, say);
  } finally {
    connection.close();
  }
}

function migrationsIn(connection: Database.Database): readonly DoneMigration[] {
  const isThere = connection.prepare("select 1 from sqlite_schema where name = 'migrations'").get();
  if (isThere === undefined) return [];
  return connection.prepare<[], DoneMigration>('select * from migrations').all();
}

/** Keeps every other program from the file until the connection closes; throws while one has it open. */
function takeAlone(connection: Database.Database): void {
  connection.pragma('locking_mode = EXCLUSIVE');
  try {
    // only the last connection to a file may end its write-ahead log
    connection.pragma('journal_mode = DELETE');
    connection.exec('begin exclusive; commit');
  } catch (error) {
    throw new Error(
      `${connection.name} has to be brought up to date, and another program has it open. End the one that serves it first.`,
      { cause: error },
    );
  }
}

/** Copies the database into a file, which appears once it is complete and on the disk. */
function copyTo(connection: Database.Database, copy: string): void {
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  ensurePrivateFile(part);
  try {
    connection.prepare('vacuum into ?').run(part);
    flush(part);
    renameSync(part, copy);
    flush(dirname(copy));
  } catch (error) {
    rmSync(part, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `no copy could be made before your data is brought up to date (${reason}). Make room on the disk.`,
      {
        cause: error,
      },
    );
  }
}

/** Waits until a file, or the entries of a folder, are on the disk. */
function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
