import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, inject, it } from 'vitest';

const STARTER = fileURLToPath(new URL('reaper-starter.ts', import.meta.url));
/** A loaded machine takes long to end a database. */
const ENDED = { timeout: 20_000 };

type Started = { readonly pids: readonly number[]; readonly folders: readonly string[] };
const left: number[] = [];
afterEach(() => {
  for (const pid of left.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});

/** Starts a process that starts a program of that kind, and returns both. */
async function aStarter(what: string) {
  const starter = spawn(process.execPath, [STARTER, what], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(starter.stdout, 'data')) as [Buffer];
  // the cast is sound: the starter prints it
  const started = JSON.parse(line.toString()) as Started;
  left.push(...started.pids);
  return { starter, ...started, gone: once(starter, 'exit') };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('programs and folders of a test run', () => {
  const hows = ['SIGKILL', 'SIGTERM', 'SIGINT', 'its end'] as const;
  const cases: readonly (readonly [string, (typeof hows)[number]])[] = [
    ...hows.map((how) => ['program', how] as const),
    ['deaf program', 'SIGKILL'],
    ...(inject('postgresUrl') === '' ? [] : [['database', 'SIGKILL'] as const]),
  ];

  it.each(cases)('end with it: a %s, by %s', async (kind, how) => {
    const { starter, pids, folders, gone } = await aStarter(kind);
    expect(pids.every(isRunning) && folders.every(existsSync)).toBe(true);
    if (how === 'its end') starter.stdin.end();
    else starter.kill(how);
    await gone;
    await expect.poll(() => pids.filter(isRunning), ENDED).toEqual([]);
    await expect.poll(() => folders.filter(existsSync), ENDED).toEqual([]);
  });
});
