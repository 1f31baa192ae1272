import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Builds the web application unless it is built; throws if the build fails, after the builder's own output. */
export function ensureWebIsBuilt(webFolder: string, say: (line: string) => void): void {
  if (existsSync(join(webFolder, 'dist', 'index.html'))) return;
  say('Building the web application, once …');
  const { status } = spawnSync(process.execPath, [builderOf(webFolder), 'build', '--logLevel', 'warn'], {
    cwd: webFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the web application could not be built.');
}

function builderOf(webFolder: string): string {
  const description = createRequire(join(webFolder, 'package.json')).resolve('vite/package.json');
  const { bin } = JSON.parse(readFileSync(description, 'utf8'));
  return join(dirname(description), typeof bin === 'string' ? bin : bin.vite);
}
