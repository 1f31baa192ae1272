import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReaperOrder } from './reaper-process.ts';

const PROGRAM = fileURLToPath(new URL('reaper-process.ts', import.meta.url));
/** Test files are loaded anew one after the other: all of a process share one reaper. */
const NAME = Symbol.for('comanda.reaper');

/**
 * Tells the reaper of this process, a process of its own, what is to end once this one is gone, however it went: it
 * notices by the pipe between them.
 */
function publish(order: ReaperOrder): void {
  // the cast is sound: the name is ours
  const shared = globalThis as { [NAME]?: ChildProcess };
  shared[NAME] ??= startReaper();
  shared[NAME].stdin?.write(`${JSON.stringify(order)}\n`);
}

function startReaper(): ChildProcess {
  // a group of its own: what interrupts the tests does not reach it
  const reaper = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  reaper.unref();
  if (reaper.stdin && 'unref' in reaper.stdin && typeof reaper.stdin.unref === 'function')
    reaper.stdin.unref();
  return reaper;
}

/** Returns a program that was just started, which from now on ends with this process at the latest. */
export function endWithUs<Program extends ChildProcess>(program: Program): Program {
  const { pid } = program;
  if (pid === undefined) return program;
  publish({ end: pid });
  program.once('exit', () => publish({ ended: pid }));
  return program;
}

/** Returns a new temporary folder, which goes with this process at the latest. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  publish({ remove: folder });
  return folder;
}
