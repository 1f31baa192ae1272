import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { endOnExit, temporaryFolder } from '@comanda/server/testing/reaper.ts';
import type { TestProject } from 'vitest/node';
import { bundleProgram } from './bundle.ts';
import { COMPILED } from './compile-cache.ts';
import { freePort } from './restaurant.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that tests end again and again, in one file. */
    smallProgram: string;
  }
}

const root = join(import.meta.dirname, '../../..');

/** Makes the small program once for all tests: one file, compiled already, loads soonest. */
export async function setup(project: TestProject): Promise<void> {
  const program = await bundleProgram('small-node');
  await compile(program);
  project.provide('smallProgram', program);
}

/** Lets it start and end in good order: only then does Node keep what it compiled. */
async function compile(program: string): Promise<void> {
  const folder = temporaryFolder('comanda-small-');
  const node = endOnExit(
    spawn(process.execPath, [program], {
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
  const ended = once(node, 'exit');
  node.stdin.write('start\n');
  // says where it is when it is open
  await Promise.race([once(node.stdout, 'data'), ended]);
  node.stdin.end();
  await ended;
  rmSync(folder, { recursive: true });
}
