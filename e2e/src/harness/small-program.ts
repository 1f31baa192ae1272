import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endOnExit, temporaryFolder } from '@comanda/server/testing/reaper.ts';
import { type Plugin, rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { freePort } from './restaurant.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that tests end again and again, in one file. */
    smallProgram: string;
  }
}

const root = join(import.meta.dirname, '../../..');
/** Folder of Node's compile cache. */
export const COMPILED = join(root, 'node_modules/.cache/comanda');
/** Below `node_modules`, where the libraries that cannot be bundled are found. */
const BUNDLE = join(COMPILED, 'small-node.cjs');
const LIBRARIES = ['better-sqlite3', 'sharp', 'redis', 'pg-native'];

/** Keeps each module's own address in the bundle, by which it finds its files. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined,
};

/** Makes the small program once for all tests: one file, compiled already, loads soonest. */
export async function setup(project: TestProject): Promise<void> {
  const bundle = await rolldown({
    input: join(root, 'packages/server/test/kits/small-node.ts'),
    platform: 'node',
    external: LIBRARIES,
    plugins: [ownAddresses],
    logLevel: 'silent',
  });
  await bundle.write({ file: BUNDLE, format: 'cjs', codeSplitting: false, minify: true });
  await bundle.close();
  await compile();
  project.provide('smallProgram', BUNDLE);
}

/** Lets it start and end in good order: only then does Node keep what it compiled. */
async function compile(): Promise<void> {
  const folder = temporaryFolder('comanda-small-');
  const program = endOnExit(
    spawn(process.execPath, [BUNDLE], {
      cwd: root,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: COMPILED,
        PORT: String(await freePort()),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const ended = once(program, 'exit');
  program.stdin.write('start\n');
  // says where it is when it is open
  await Promise.race([once(program.stdout, 'data'), ended]);
  program.stdin.end();
  await ended;
  rmSync(folder, { recursive: true });
}
