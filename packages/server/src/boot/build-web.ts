import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { versionOfProgram } from '../lib/index.ts';

/** The file of a build that has its version. */
const VERSION_FILE = 'version.txt';

/**
 * Builds the web application unless that of this version is built, and says which step has begun; throws if the build fails, after the
 * builder's own output.
 */
export function ensureWebIsBuilt(webFolder: string, say: (line: string) => void): void {
  if (isBuilt(join(webFolder, 'dist'))) return;
  say('Building the web application, once: half a minute, some minutes on a small computer.');
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [builderOf(webFolder), 'build', '--logLevel', 'warn'], {
    cwd: webFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, BUILD_STEPS: '1' },
  });
  if (status !== 0) throw new Error('the web application could not be built.');
  say(`  built in ${Math.ceil((performance.now() - began) / 1000)} s`);
}

/** Returns false without a build, and after an upgrade whose build was forgotten. */
function isBuilt(dist: string): boolean {
  if (!existsSync(join(dist, 'index.html'))) return false;
  const file = join(dist, VERSION_FILE);
  return !existsSync(file) || readFileSync(file, 'utf8') === versionOfProgram();
}

function builderOf(webFolder: string): string {
  const description = createRequire(join(webFolder, 'package.json')).resolve('vite/package.json');
  const { bin } = JSON.parse(readFileSync(description, 'utf8'));
  return join(dirname(description), typeof bin === 'string' ? bin : bin.vite);
}
