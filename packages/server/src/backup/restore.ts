import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { restrictFolder } from '../lib/index.ts';
import { DATABASE } from './back-up.ts';
import { flush } from './durable.ts';
import { checkedManifest, MANIFEST, type Manifest } from './manifest.ts';
import { ensureSound } from './sound-database.ts';

/**
 * Makes a data folder of an archive. The folder must be empty or not be there: a server may be running on any
 * other. Nothing is in its place before all of it has been checked; the database comes last.
 */
export async function restore(file: string, dataDir: string): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const [inTheWay] = await readdir(dataDir);
  if (inTheWay !== undefined) {
    throw new Error(`${dataDir} is not empty: end the server that uses it and move it away, or name another`);
  }
  const stage = await mkdtemp(join(dataDir, '.restore-'));
  try {
    // all at once: one that fails on its way leaves nothing behind that is still being written
    extract({ cwd: stage, file, strict: true, sync: true, filter: (_path, entry) => isPlain(entry) });
    const manifest = await checkedManifest(stage);
    if (!manifest.files.some(({ path }) => path === DATABASE))
      throw new Error(`${DATABASE} is missing in it`);
    ensureSound(join(stage, DATABASE));
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

/** Links have no place in a data folder. */
function isPlain(entry: object): boolean {
  return 'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
}
