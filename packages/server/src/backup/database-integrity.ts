import Database from 'better-sqlite3';

/** Throws if the database file is damaged or violates foreign keys. */
export function assertIntegrity(file: string): void {
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
