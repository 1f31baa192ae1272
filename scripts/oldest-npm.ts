import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest npm that README promises: Debian 12's. */
const VERSION = '9.2.0';

/** Returns where the oldest npm is kept for the tests; it may not be there yet. */
export function placeOfOldestNpm(root: string): string {
  return join(root, '.cache', `npm-${VERSION}`, 'node_modules/npm/bin/npm-cli.js');
}

/** Fetches the oldest npm from the registry, unless it is there; without a registry nothing happens. */
export function fetchOldestNpm(root: string): void {
  if (existsSync(placeOfOldestNpm(root))) return;
  const folder = join(root, '.cache', `npm-${VERSION}`);
  const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--fetch-retries=0'];
  spawnSync(`npm install npm@${VERSION} ${options.join(' ')} --prefix "${folder}"`, {
    shell: true,
    stdio: 'ignore',
    timeout: 60_000,
  });
}
