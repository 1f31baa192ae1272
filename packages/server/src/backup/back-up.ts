import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { create } from 'tar';
import { ensurePrivateFile, PRIVATE_FOLDER, restrictFile } from '../lib/index.ts';
import { flush } from './durable.ts';
import { MANIFEST, writeManifest } from './manifest.ts';
import { ensureSound } from './sound-database.ts';

export const DATABASE = 'comanda.sqlite';
const ENDING = '.tar.gz';
const OWN_NAME = /^comanda-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz$/;

export type BackUp = { readonly file: string; readonly bytes: number; readonly files: number };

/**
 * Puts a data folder, also one that is being served, into one archive: its database as it is at one moment, its
 * secret and its files. It has its name when it is whole and on the disk. Without `file` its name is the moment,
 * in `backups`; with `keep` only so many of that name stay beside it.
 */
export async function backUp(given: {
  readonly dataDir: string;
  readonly version: string;
  readonly now: Date;
  readonly file?: string;
  readonly keep?: number;
}): Promise<BackUp> {
  const { dataDir, version, now, keep } = given;
  if (!(await isThere(join(dataDir, DATABASE)))) throw new Error(`there is no ${DATABASE} in ${dataDir}`);
  const file = await placeOf(given.file ?? 'backups', now);
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (await isThere(file)) throw new Error(`${file} is there already`);
  const stage = await mkdtemp(join(folder, '.backup-'));
  try {
    // the database first: what it names is there by then
    ensurePrivateFile(join(stage, DATABASE));
    copyDatabase(join(dataDir, DATABASE), join(stage, DATABASE));
    ensureSound(join(stage, DATABASE));
    await gather(dataDir, stage, '');
    const { files } = await writeManifest(stage, { version, createdAt: now.toISOString() });
    const unfinished = join(stage, `archive${ENDING}`);
    const paths = [MANIFEST, ...files.map(({ path }) => path)];
    await create({ cwd: stage, file: unfinished, gzip: true, portable: true, mode: 0o600 }, paths);
    await flush(unfinished);
    await rename(unfinished, file);
    await flush(folder);
    if (keep !== undefined) await dropOldest(folder, keep);
    for (const name of await ownArchives(folder)) restrictFile(join(folder, name));
    return { file, bytes: (await stat(file)).size, files: files.length };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** A folder gets a file named after the moment. */
async function placeOf(wanted: string, now: Date): Promise<string> {
  const isFolder = !wanted.endsWith(ENDING);
  const moment = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');
  return resolve(isFolder ? join(wanted, `comanda-${moment}${ENDING}`) : wanted);
}

/** One transaction reads all of it, while others go on writing. */
function copyDatabase(from: string, to: string): void {
  const database = new Database(from, { readonly: true, fileMustExist: true });
  try {
    database.pragma('busy_timeout = 5000');
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

/** What stands beside the database; not what is half written, nor archives that are kept there. */
async function gather(dataDir: string, stage: string, folder: string): Promise<void> {
  for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isHidden = entry.name.startsWith('.');
    const isLeftOut = isHidden || path.startsWith(DATABASE) || /(\.part|\.tar\.gz)$/.test(entry.name);
    if (isLeftOut) continue;
    if (entry.isDirectory()) {
      await mkdir(join(stage, path));
      await gather(dataDir, stage, path);
    } else if (entry.isFile()) await take(join(dataDir, path), join(stage, path));
  }
}

/** Files are only ever replaced whole: another name for the same one is as good as a copy. */
async function take(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
      // what is only kept to save time may go at any moment
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

async function dropOldest(folder: string, keep: number): Promise<void> {
  const own = await ownArchives(folder);
  for (const name of own.slice(0, Math.max(own.length - keep, 0))) await rm(join(folder, name));
}

/** Names of the archives that were named after their moment, oldest first. */
async function ownArchives(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => OWN_NAME.test(basename(name))).sort();
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
