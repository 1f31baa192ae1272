import { chmodSync, closeSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** File modes that give access to the server's user only. */
export const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Subfolders left as they are: thousands of pictures, possibly shared with other nodes. */
const UNRESTRICTED_FOLDERS = new Set(['files']);

/** Creates the file if missing, and restricts it to the server's user either way. */
export function ensurePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  restrictFile(file);
}

/** Restricts a file to the server's user. Returns true if it is restricted or no longer exists. */
export function restrictFile(file: string): boolean {
  return setMode(file, PRIVATE_FILE);
}

/**
 * Restricts a data folder and its content, recursively, to the server's user. Skips pictures and symbolic links.
 * Returns the paths that could not be restricted, usually because another user owns them.
 */
export function restrictFolder(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const failed = entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return UNRESTRICTED_FOLDERS.has(entry.name) ? [] : restrictFolder(path);
    return !entry.isFile() || restrictFile(path) ? [] : [path];
  });
  return setMode(folder, PRIVATE_FOLDER) ? failed : [folder, ...failed];
}

function setMode(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}
