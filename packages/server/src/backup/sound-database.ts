import Database from 'better-sqlite3';

/** Throws when SQLite finds a file damaged, or rows without what they refer to. */
export function ensureSound(file: string): void {
  const database = new Database(file, { fileMustExist: true });
  try {
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(`the database is damaged: ${String(found)}`);
    const orphans = database.pragma('foreign_key_check') as readonly { readonly table: string }[];
    if (orphans[0]) throw new Error(`the database is damaged: rows of ${orphans[0].table} refer to nothing`);
  } finally {
    database.close();
  }
}
