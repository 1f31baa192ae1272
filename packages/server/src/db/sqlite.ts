import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { ensurePrivateFile, PRIVATE_FOLDER, restrictFile } from '../lib/index.ts';
import { availableReads } from './available-reads.ts';
import type { Db, Reads } from './db.ts';
import { guardedTx } from './guarded-tx.ts';
import { createSqliteQueries } from './sqlite-connection.ts';
import { orUnavailable } from './unavailable.ts';
import { createWriteQueue, type TransactionControl } from './write-queue.ts';

/**
 * Milliseconds that a statement waits for another program's lock, and the process with it. Units of work wait in their
 * queue instead, without keeping anybody from what is in memory.
 */
const BUSY_MS = 50;

/**
 * Opens SQLite in one file with a writing connection, flushed at each commit, and a read-only one, so that
 * reads neither wait for nor see an open transaction.
 */
export function openSqlite(file: string): Db {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  // SQLite creates its side files with the mode of this file; files left by a crash may have an older mode
  ensurePrivateFile(file);
  for (const ending of ['-wal', '-shm']) restrictFile(`${file}${ending}`);
  const writer = new Database(file, { timeout: BUSY_MS });
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  // each savepoint keeps the pages that it changes, in a temporary file by default
  writer.pragma('temp_store = MEMORY');
  const reader = new Database(file, { readonly: true, timeout: BUSY_MS });
  const writing = createSqliteQueries(writer);
  const reading = createSqliteQueries(reader);
  const queue = createWriteQueue(transactionOf(writer));

  return {
    kind: 'sqlite',
    read: availableReads(reading),
    unitOfWork: (work) => orUnavailable(() => queue.add(() => guardedTx(writing, work))),
    snapshot: (work) => orUnavailable(() => inSnapshot(file, work)),
    async ready() {
      return reader.open && writer.open && reader.prepare('select 1').get() !== undefined;
    },
    async close() {
      await queue.settled();
      reader.close();
      writer.close();
    },
  };
}

/** Runs `work` on a connection of its own in one read transaction. */
async function inSnapshot<Answer>(
  file: string,
  work: (read: Pick<Reads, 'query'>) => Promise<Answer>,
): Promise<Answer> {
  const connection = new Database(file, { readonly: true, timeout: BUSY_MS });
  try {
    connection.prepare('begin').run();
    // a transaction begins to see its moment with the first read
    connection.prepare('select name from sqlite_schema limit 1').get();
    return await work(createSqliteQueries(connection));
  } finally {
    connection.close();
  }
}

/** Returns the control of a connection's transactions. */
export function transactionOf(connection: Database.Database): TransactionControl {
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const rollback = connection.prepare('rollback');
  const savepoint = connection.prepare('savepoint unit');
  const release = connection.prepare('release unit');
  const rollbackTo = connection.prepare('rollback to unit');
  const changes = connection.prepare<[], number>('select total_changes()').pluck();
  return {
    begin: () => void begin.run(),
    commit: () => void commit.run(),
    rollback: () => void rollback.run(),
    isOpen: () => connection.inTransaction,
    changes: () => changes.get() ?? 0,
    savepoint: () => void savepoint.run(),
    release: () => void release.run(),
    rollbackToSavepoint: () => {
      rollbackTo.run();
      release.run();
    },
  };
}
