import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extract, list } from 'tar';
import { migrationsOf, pendingMigrations } from '../db/index.ts';
import { restrictFolder } from '../lib/index.ts';
import { DATABASE } from './back-up.ts';
import { assertIntegrity } from './database-integrity.ts';
import { flush } from './fsync.ts';
import { MANIFEST, type Manifest, readManifest, verifyManifest } from './manifest.ts';

/** Throws if the database of an archive is of a newer version, before anything of it is unpacked where it says so. */
function assertNotNewer(file: string): void {
  const chunks: Buffer[] = [];
  list({
    file,
    sync: true,
    filter: (path) => path === MANIFEST,
    onReadEntry: (entry) => entry.on('data', (chunk) => void chunks.push(chunk)),
  });
  // without a readable manifest the check of the whole archive says what is wrong with it
  const text = Buffer.concat(chunks).toString('utf8');
  if (text !== '') pendingMigrations(readManifest(text).migrations ?? []);
}

/**
 * Restores an archive into a data folder, which must be empty or missing, because a server may be using any
 * other. Everything is verified in a staging folder first; the database is moved last.
 */
export async function restore(file: string, dataDir: string): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const [existing] = await readdir(dataDir);
  if (existing !== undefined) {
    throw new Error(`${dataDir} is not empty: end the server that uses it and move it away, or name another`);
  }
  assertNotNewer(file);
  const stage = await mkdtemp(join(dataDir, '.restore-'));
  try {
    // synchronous, so that a failure leaves no pending writes behind
    extract({ cwd: stage, file, strict: true, sync: true, filter: (_path, entry) => isPlain(entry) });
    const manifest = await verifyManifest(stage);
    if (!manifest.files.some(({ path }) => path === DATABASE))
      throw new Error(`${DATABASE} is missing in it`);
    assertIntegrity(join(stage, DATABASE));
    pendingMigrations(migrationsOf(join(stage, DATABASE)));
    for (const { path } of manifest.files) await flush(join(stage, path));
    const names = (await readdir(stage)).filter((name) => name !== MANIFEST && name !== DATABASE);
    for (const name of [...names, DATABASE]) await rename(join(stage, name), join(dataDir, name));
    restrictFolder(dataDir);
    await flush(dataDir);
    return manifest;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Returns true for files and folders; links are not restored. */
function isPlain(entry: object): boolean {
  return 'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
}
