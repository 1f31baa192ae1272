import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that the web application is built from. */
const PACKAGES = ['domain', 'contract', 'web'];
const BUILT = ['packages/web/dist/index.html', 'packages/web/dist-server/first-paint.js'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-server']);

/** Returns true if the web application was built after the last change of its sources, a removed file included. */
export function isWebFresh(root: string): boolean {
  const built = Math.min(...BUILT.map((path) => changedAt(join(root, path))));
  const folders = PACKAGES.map((name) => join(root, 'packages', name));
  const changes = [changedAt(join(root, 'package-lock.json')), ...folders.flatMap(changesIn)];
  return changes.every((time) => time < built);
}

/** Returns when a file was changed, or names in a folder, in milliseconds; 0 if there is none. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function changesIn(folder: string): readonly number[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return [changedAt(path), ...(entry.isDirectory() ? changesIn(path) : [])];
    });
}
