import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DoneMigration } from '../db/index.ts';

export const MANIFEST = 'manifest.json';
const FORMAT = 1;

type KeptFile = { readonly path: string; readonly bytes: number; readonly sha256: string };
/** Contents of an archive, with checksums; an archive that differs is not restored. */
export type Manifest = {
  readonly format: typeof FORMAT;
  readonly program: string;
  readonly version: string;
  readonly createdAt: string;
  /** Migrations of the database; archives of versions before 0.2 do not name them. */
  readonly migrations?: readonly DoneMigration[];
  readonly files: readonly KeptFile[];
};

/** Writes the manifest of a folder into it. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'version' | 'createdAt' | 'migrations'>,
): Promise<Manifest> {
  const files = await listFiles(folder);
  const manifest: Manifest = { format: FORMAT, program: 'comanda', ...about, files };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/**
 * Returns the manifest of a folder after verifying its files; throws on the first missing, damaged or
 * unexpected one.
 */
export async function verifyManifest(folder: string): Promise<Manifest> {
  const manifest = readManifest(await readFile(join(folder, MANIFEST), 'utf8').catch(() => ''));
  const found = new Map((await listFiles(folder)).map((file) => [file.path, file]));
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = found.get(path);
    if (file === undefined) throw new Error(`${path} is missing in the archive`);
    if (file.bytes !== bytes || file.sha256 !== sha256) throw new Error(`${path} is damaged in the archive`);
    found.delete(path);
  }
  const [unexpected] = found.keys();
  if (unexpected !== undefined) throw new Error(`${unexpected} does not belong in the archive`);
  return manifest;
}

/** Returns the manifest in a text; throws unless it is one of ours. */
export function readManifest(text: string): Manifest {
  const value: unknown = text === '' ? undefined : JSON.parse(text);
  const isManifest =
    typeof value === 'object' &&
    value !== null &&
    'program' in value &&
    value.program === 'comanda' &&
    'files' in value &&
    Array.isArray(value.files);
  if (!isManifest) throw new Error('this is no archive of npm run backup');
  if (!('format' in value) || value.format !== FORMAT) throw new Error('a newer program made this archive');
  // the cast is sound: checked above, and its files are verified
  return value as Manifest;
}

async function listFiles(folder: string): Promise<readonly KeptFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: KeptFile[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    if (path === MANIFEST) continue;
    files.push({ path, bytes: (await stat(file)).size, sha256: await sha256Of(file) });
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
