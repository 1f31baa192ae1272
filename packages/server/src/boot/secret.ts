import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, statement } from '../db/index.ts';

const SIGNING = { name: 'signing' };
const keep = statement<{ name: string; value: string }>()((q, p) =>
  q
    .insertInto('kept_secrets')
    .values({ name: p.name, value: p.value })
    .onConflict((conflict) => conflict.column('name').doNothing()),
);
const kept = statement<{ name: string }>()((q, p) =>
  q.selectFrom('kept_secrets').select('value').where('name', '=', p.name),
);

/**
 * The secret given, or one that is made at the first start and kept: with SQLite in the data folder beside it,
 * with PostgreSQL in the database, so that all its nodes sign alike.
 */
export async function secretFor(given: string | undefined, dataDir: string, db: Db): Promise<string> {
  if (given !== undefined) return given;
  return db.kind === 'postgres' ? secretInDatabase(db) : secretInFile(dataDir);
}

/** Whoever comes first makes it; everybody reads it. */
async function secretInDatabase(db: Db): Promise<string> {
  const row = await db.unitOfWork(async (tx) => {
    await tx.run(keep, { ...SIGNING, value: newSecret() });
    return tx.first(kept, SIGNING);
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
    // exclusive, so that two nodes that share a folder agree on one
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`the secret in ${file} is damaged`);
  return secret;
}
