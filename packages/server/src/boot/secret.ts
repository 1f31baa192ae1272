import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, statement } from '../db/index.ts';

const SIGNING = { name: 'signing' };
const insertSecret = statement<{ name: string; value: string }>()((q, p) =>
  q
    .insertInto('kept_secrets')
    .values({ name: p.name, value: p.value })
    .onConflict((conflict) => conflict.column('name').doNothing()),
);
const findSecret = statement<{ name: string }>()((q, p) =>
  q.selectFrom('kept_secrets').select('value').where('name', '=', p.name),
);

/**
 * Returns the configured secret, or one generated at the first start: stored in the data folder with SQLite, in
 * the database with PostgreSQL, so that all nodes sign alike.
 */
export async function secretFor(given: string | undefined, dataDir: string, db: Db): Promise<string> {
  if (given !== undefined) return given;
  return db.kind === 'postgres' ? secretInDatabase(db) : secretInFile(dataDir);
}

/** Inserts a secret unless there is one, and reads the one stored. */
async function secretInDatabase(db: Db): Promise<string> {
  const row = await db.unitOfWork(async (tx) => {
    await tx.run(insertSecret, { ...SIGNING, value: newSecret() });
    return tx.first(findSecret, SIGNING);
  });
  if (row === undefined) throw new Error('the secret in the database is gone');
  return row.value;
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function secretInFile(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    // created exclusively, so that two nodes that share a folder agree on one
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`the secret in ${file} is damaged`);
  return secret;
}
