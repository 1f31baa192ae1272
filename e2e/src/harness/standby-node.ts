import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endOnExit } from '@comanda/server/testing/reaper.ts';
import { COMPILED } from './compile-cache.ts';
import { freePort } from './restaurant.ts';

const root = join(import.meta.dirname, '../../..');
/** Loading takes longer than a node lives: these load while one serves. */
const STANDING_BY = 2;
const START_TIMEOUT_MS = 30_000;
const ASK_AGAIN_MS = 10;

/** One server after the other, on one port and one database, each ready to take over from the one before. */
export type StandbyNode = {
  readonly url: string;
  readonly port: number;
  /** Process id of the one that serves. */
  readonly pid: () => number | undefined;
  /** Lets the next one start; it serves some moments later. */
  readonly start: () => void;
  /** Until it answers that it is ready. */
  readonly ready: () => Promise<void>;
  /** Ends the one that serves, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Ends all of them. */
  readonly close: () => Promise<void>;
};

/** Creates the nodes; `program` is the server's, as the project provides it, `hear` is given what they print. */
export async function standbyNode(
  program: string,
  env: Readonly<Record<string, string>>,
  standingBy = STANDING_BY,
  hear: (text: string) => void = () => undefined,
): Promise<StandbyNode> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const waiting: ChildProcess[] = [];
  let serving: ChildProcess | undefined;
  let printed = '';

  function load(): ChildProcess {
    const child = endOnExit(
      spawn(process.execPath, [program], {
        cwd: root,
        env: {
          ...process.env,
          NODE_COMPILE_CACHE: COMPILED,
          PORT: String(port),
          HOST: '127.0.0.1',
          LOG_LEVEL: 'error',
          RATE_LIMIT: '0',
          ...env,
        },
        stdio: ['pipe', 'pipe', 'pipe'],
      }),
    );
    child.stdin?.on('error', () => undefined);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed = `${printed}${chunk}`.slice(-4_000);
        hear(String(chunk));
      });
    }
    return child;
  }

  async function end(child: ChildProcess | undefined): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  while (waiting.length < standingBy) waiting.push(load());
  return {
    url,
    port,
    pid: () => serving?.pid,
    start() {
      serving = waiting.shift() ?? load();
      while (waiting.length < standingBy) waiting.push(load());
      serving.stdin?.write('start\n');
    },
    async ready() {
      const deadline = Date.now() + START_TIMEOUT_MS;
      while (!(await isReady(url))) {
        if (typeof serving?.exitCode === 'number' || Date.now() > deadline) {
          throw new Error(`the server did not become ready:\n${printed}`);
        }
        await pause(ASK_AGAIN_MS);
      }
    },
    kill: () => end(serving),
    async close() {
      await Promise.all([serving, ...waiting].map(end));
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
