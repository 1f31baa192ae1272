import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(4096, 1);

/** A way to have a data folder's disk full, and to make room again. */
export type SmallDisk = {
  readonly name: string;
  readonly fill: (pid: number | undefined) => void;
  readonly makeRoom: (pid: number | undefined) => void;
  readonly remove: () => void;
};

function run(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Mounts a file system of its own in `folder`; undefined where mounting is not allowed. */
export function mountedDisk(folder: string, mebibytes: number): SmallDisk | undefined {
  const size = `size=${mebibytes}m`;
  if (!run('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder])) return undefined;
  const ballast = join(folder, 'ballast');
  return {
    name: 'a file system without room',
    fill() {
      const file = openSync(ballast, 'w');
      try {
        for (;;) writeSync(file, BLOCK);
      } catch {
        // that was the last block
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove: () => void run('umount', ['-l', folder]),
  };
}

/** Files that the process may not write any more; undefined where the limit cannot be set. */
export function limitedFiles(): SmallDisk | undefined {
  const limit = (pid: number | undefined, bytes: string) =>
    run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  if (!run('prlimit', ['--version'])) return undefined;
  return {
    name: 'a quota that is used up',
    fill: (pid) => void limit(pid, '1'),
    makeRoom: (pid) => void limit(pid, 'unlimited'),
    remove: () => undefined,
  };
}
