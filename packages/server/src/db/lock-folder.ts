import { join } from 'node:path';
import Database from 'better-sqlite3';
import { ensurePrivateFile } from '../lib/index.ts';

/** Name of the lock in a data folder; backups leave hidden files out. */
const LOCK = '.lock';

/**
 * Locks a data folder for this process. The lock is the operating system's, by way of SQLite, and ends with the process
 * however that ends. Throws if another process has it. The function that is returned unlocks it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK);
  ensurePrivateFile(file);
  const connection = new Database(file, { timeout: 0 });
  try {
    connection.exec('begin exclusive');
  } catch (error) {
    connection.close();
    throw new Error(`another Comanda has the data in ${folder}. End it first, or name another folder.`, {
      cause: error,
    });
  }
  return () => void connection.close();
}
