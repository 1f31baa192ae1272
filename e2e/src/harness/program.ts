import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endOnExit } from '@comanda/server/testing/reaper.ts';

const root = join(import.meta.dirname, '../../..');

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

const SERVER = 'packages/server/src/main.ts';

/** Runs the program, or another of ours, with options and variables until it ends by itself. */
export function runProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  program = SERVER,
): Promise<Ended> {
  const child = endOnExit(
    spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}
