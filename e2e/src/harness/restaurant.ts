import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Organisation } from '@comanda/contract';
import { endOnExit, temporaryFolder } from '@comanda/server/testing/reaper.ts';
import { seedDatabase } from '@comanda/server/testing/seed-database.ts';
import { COMPILED } from './compile-cache.ts';

const root = join(import.meta.dirname, '../../..');
const START_TIMEOUT = 60_000;
/** Ports that are tried. */
const MAX_PORTS = 3;

/** A whole restaurant as `npm start` serves it: its own process, port and data folder. */
export type Restaurant = {
  readonly url: string;
  readonly dataDir: string;
  /** Process id of the server as it runs now. */
  readonly pid: () => number | undefined;
  /** Output of the process since its last start. */
  readonly output: () => string;
  /** Ends the process at once, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts again on the same data and port. */
  readonly start: () => Promise<void>;
  /** Shuts the process down by SIGTERM; returns its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends the process and removes its data. */
  readonly remove: () => Promise<void>;
};

export type RestaurantOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Data to load instead of the demo. */
  readonly organisation?: Organisation;
  /** Data folder to begin with a copy of. */
  readonly data?: string;
  /** Program of the server if not the one that `npm start` runs. */
  readonly program?: string;
};

/** Returns a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  // another restaurant that took the port meanwhile would answer as well
  while (!((await answers(`${url}/readyz`)) && output().includes('is open at'))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`the server did not become ready:\n${output()}`);
    await pause(50);
  }
}

/** Ends a process, if it still runs, and returns its exit code. */
async function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<number | null> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

/** Starts a program on a free port, which it returns; one that was free may be another's a moment later. */
async function startedOn(start: (port: number) => Promise<void>, output: () => string): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    const port = await freePort();
    try {
      await start(port);
      return port;
    } catch (error) {
      if (tried === MAX_PORTS || !/port \d+ is taken/.test(output())) throw error;
    }
  }
}

/** Opens a restaurant on a free port with a fresh data folder and waits until it answers. */
export async function openRestaurant(options: RestaurantOptions = {}): Promise<Restaurant> {
  const dataDir = temporaryFolder('comanda-e2e-');
  let child: ChildProcess | undefined;
  let printed = '';

  async function start(port: number): Promise<void> {
    printed = '';
    const started = endOnExit(
      spawn(process.execPath, [options.program ?? 'packages/server/comanda.mjs'], {
        cwd: root,
        env: {
          ...process.env,
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          LOG_LEVEL: 'warn',
          ...(options.program !== undefined && { NODE_COMPILE_CACHE: COMPILED }),
          ...(options.organisation !== undefined && { DEMO: '0' }),
          ...options.env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    child = started;
    const collect = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    started.stdout.on('data', collect);
    started.stderr.on('data', collect);
    await untilReady(urlOf(port), started, () => printed);
  }

  const end = (signal: NodeJS.Signals) => ended(child, signal);

  if (options.data !== undefined) cpSync(options.data, dataDir, { recursive: true });
  if (options.organisation !== undefined)
    await seedDatabase({ file: join(dataDir, 'comanda.sqlite') }, options.organisation);
  const port = await startedOn(start, () => printed);
  return {
    url: urlOf(port),
    dataDir,
    pid: () => child?.pid,
    output: () => printed,
    kill: async () => void (await end('SIGKILL')),
    start: () => start(port),
    stop: () => end('SIGTERM'),
    remove: async () => {
      await end('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
