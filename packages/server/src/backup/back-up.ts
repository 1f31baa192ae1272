import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { create } from 'tar';
import { migrationsOf } from '../db/index.ts';
import { ensurePrivateFile, PRIVATE_FOLDER, restrictFile } from '../lib/index.ts';
import { assertIntegrity } from './database-integrity.ts';
import { flush } from './fsync.ts';
import { MANIFEST, writeManifest } from './manifest.ts';

export const DATABASE = 'comanda.sqlite';
const ENDING = '.tar.gz';
/** Exports can be written again, and are deleted after a day. */
const EXPORTS = join('files', 'exports');
const OWN_NAME = /^comanda-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz$/;

export type BackUp = { readonly file: string; readonly bytes: number; readonly files: number };

/**
 * Archives a data folder, also while it is served: a consistent snapshot of its database, its secret and its
 * files. The archive gets its name once it is complete and synced. Without `file` it is named after the time,
 * in `backups`; with `keep` older archives of that name beyond the count are removed.
 */
export async function backUp(given: {
  readonly dataDir: string;
  readonly version: string;
  readonly now: Date;
  readonly file?: string;
  readonly keep?: number;
}): Promise<BackUp> {
  const { dataDir, version, now, keep } = given;
  if (!(await exists(join(dataDir, DATABASE)))) throw new Error(`there is no ${DATABASE} in ${dataDir}`);
  const file = await archivePath(given.file ?? 'backups', now);
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (await exists(file)) throw new Error(`${file} is there already`);
  const stage = await mkdtemp(join(folder, '.backup-'));
  try {
    // the database first: files it refers to exist by then
    ensurePrivateFile(join(stage, DATABASE));
    copyDatabase(join(dataDir, DATABASE), join(stage, DATABASE));
    assertIntegrity(join(stage, DATABASE));
    await collectFiles(dataDir, stage, '');
    const migrations = migrationsOf(join(stage, DATABASE));
    const { files } = await writeManifest(stage, { version, createdAt: now.toISOString(), migrations });
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

/** Returns the archive's path; a folder gets a file named after the time. */
async function archivePath(wanted: string, now: Date): Promise<string> {
  const isFolder = !wanted.endsWith(ENDING);
  const moment = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');
  return resolve(isFolder ? join(wanted, `comanda-${moment}${ENDING}`) : wanted);
}

/** Copies the database in one read transaction, while others go on writing. */
function copyDatabase(from: string, to: string): void {
  const database = new Database(from, { readonly: true, fileMustExist: true });
  try {
    database.pragma('busy_timeout = 5000');
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

/** Collects the files beside the database, without partial files and archives. */
async function collectFiles(dataDir: string, stage: string, folder: string): Promise<void> {
  for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isHidden = entry.name.startsWith('.');
    const isLeftOut =
      isHidden || path === EXPORTS || path.startsWith(DATABASE) || /(\.part|\.tar\.gz)$/.test(entry.name);
    if (isLeftOut) continue;
    if (entry.isDirectory()) {
      await mkdir(join(stage, path));
      await collectFiles(dataDir, stage, path);
    } else if (entry.isFile()) await linkOrCopy(join(dataDir, path), join(stage, path));
  }
}

/** Hard-links a file, which is only ever replaced as a whole, or copies it. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
      // cache files may disappear at any time
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

async function dropOldest(folder: string, keep: number): Promise<void> {
  const own = await ownArchives(folder);
  for (const name of own.slice(0, Math.max(own.length - keep, 0))) await rm(join(folder, name));
}

/** Returns the archives named after their time, oldest first. */
async function ownArchives(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => OWN_NAME.test(basename(name))).sort();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
