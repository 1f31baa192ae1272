import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReaperOrder } from './reaper-process.ts';

const PROGRAM = fileURLToPath(new URL('reaper-process.ts', import.meta.url));
/** Key of the reaper shared by the test files of one process, which are loaded anew each. */
const NAME = Symbol.for('comanda.reaper');

/** Sends an order to the reaper, a process that detects the end of this one by the pipe between them. */
function send(order: ReaperOrder): void {
  // the cast is sound: the key is private
  const shared = globalThis as { [NAME]?: ChildProcess };
  shared[NAME] ??= startReaper();
  shared[NAME].stdin?.write(`${JSON.stringify(order)}\n`);
}

function startReaper(): ChildProcess {
  // its own process group, so that an interrupt of the tests does not reach it
  const reaper = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  reaper.unref();
  if (reaper.stdin && 'unref' in reaper.stdin && typeof reaper.stdin.unref === 'function')
    reaper.stdin.unref();
  return reaper;
}

/** Registers a program just started to end with this process at the latest. */
export function endOnExit<Program extends ChildProcess>(program: Program): Program {
  const { pid } = program;
  if (pid === undefined) return program;
  send({ end: pid });
  program.once('exit', () => send({ ended: pid }));
  return program;
}

/** Creates a temporary folder that is removed with this process at the latest. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  send({ remove: folder });
  return folder;
}
