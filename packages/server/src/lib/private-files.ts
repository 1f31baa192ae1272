import { chmodSync, closeSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Modes of what only the user of this program reads. */
export const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Pictures by the thousand, perhaps shared with other nodes. */
const UNRESTRICTED_FOLDERS = new Set(['files']);

/** Creates a file that only this user reads where there is none, and closes one that others could read. */
export function ensurePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  restrictFile(file);
}

/** Closes a file to everybody but this user. Returns whether it is closed, or gone. */
export function restrictFile(file: string): boolean {
  return isRestricted(file, PRIVATE_FILE);
}

/**
 * Closes a data folder, and what lies in it, to everybody but this user; pictures and what links lead to are left
 * alone. Returns the paths that could not be closed, because they belong to somebody else.
 */
export function restrictFolder(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const inside = entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return UNRESTRICTED_FOLDERS.has(entry.name) ? [] : restrictFolder(path);
    return !entry.isFile() || restrictFile(path) ? [] : [path];
  });
  return isRestricted(folder, PRIVATE_FOLDER) ? inside : [folder, ...inside];
}

function isRestricted(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}
