import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Builds the web application unless it is built, and says which step has begun; throws if the build fails, after the
 * builder's own output.
 */
export function ensureWebIsBuilt(webFolder: string, say: (line: string) => void): void {
  if (existsSync(join(webFolder, 'dist', 'index.html'))) return;
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

function builderOf(webFolder: string): string {
  const description = createRequire(join(webFolder, 'package.json')).resolve('vite/package.json');
  const { bin } = JSON.parse(readFileSync(description, 'utf8'));
  return join(dirname(description), typeof bin === 'string' ? bin : bin.vite);
}
