import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret given, or the one kept in the data folder, made at the first start. */
export function keptSecret(given: string | undefined, dataDir: string): string {
  if (given !== undefined) return given;
  const file = join(dataDir, 'secret');
  try {
    // exclusive, so that two nodes that share a folder agree on one
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`the secret in ${file} is damaged`);
  return secret;
}
