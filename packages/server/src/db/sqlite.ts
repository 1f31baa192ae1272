import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { ensurePrivateFile, PRIVATE_FOLDER, restrictFile } from '../lib/index.ts';
import { carefulReads } from './careful-reads.ts';
import type { Db } from './db.ts';
import { guardedTx } from './guarded-tx.ts';
import { createSqliteQueries } from './sqlite-connection.ts';
import { orUnavailable } from './unavailable.ts';
import { createWriteQueue, type TransactionControl } from './write-queue.ts';

/**
 * SQLite in one file: one connection that writes, fully flushed at each commit, and one that only reads,
 * so that a read never waits for, nor sees, a transaction that is still open.
 */
export function openSqlite(file: string): Db {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  // what SQLite makes beside it is made with its mode; what a crash left there may be of an earlier one
  ensurePrivateFile(file);
  for (const ending of ['-wal', '-shm']) restrictFile(`${file}${ending}`);
  const writer = new Database(file);
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  writer.pragma('busy_timeout = 5000');
  const reader = new Database(file, { readonly: true });
  reader.pragma('busy_timeout = 5000');
  const writing = createSqliteQueries(writer);
  const reading = createSqliteQueries(reader);
  const queue = createWriteQueue(transactionOf(writer));

  return {
    kind: 'sqlite',
    read: carefulReads(reading),
    unitOfWork: (work) => orUnavailable(() => queue.add(() => guardedTx(writing, work))),
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

function transactionOf(connection: Database.Database): TransactionControl {
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const rollback = connection.prepare('rollback');
  const mark = connection.prepare('savepoint unit');
  const release = connection.prepare('release unit');
  const rollbackTo = connection.prepare('rollback to unit');
  return {
    begin: () => void begin.run(),
    commit: () => void commit.run(),
    rollback: () => void rollback.run(),
    isOpen: () => connection.inTransaction,
    mark: () => void mark.run(),
    release: () => void release.run(),
    rollbackToMark: () => {
      rollbackTo.run();
      release.run();
    },
  };
}
