import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endOnExit } from '@comanda/server/testing/reaper.ts';
import { freePort } from './restaurant.ts';

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
const START_TRIES = 200;
const PAUSE_MS = 50;

export type ThrowAwayRedis = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Lets it hang: connections stay open, and nothing is answered until `thaw`. */
  readonly freeze: () => void;
  readonly thaw: () => void;
};

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/**
 * Starts a Redis of our own that keeps nothing, on a free port unless named; undefined when the program is not on this
 * machine.
 */
export async function startRedis(wanted?: number): Promise<ThrowAwayRedis | undefined> {
  const program = PLACES.find((place) => existsSync(place));
  if (program === undefined) return undefined;
  const port = wanted ?? (await freePort());
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = endOnExit(spawn(program, flags, { stdio: 'ignore' }));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (let attempt = 1; !(await listens(port)); attempt += 1) {
    if (attempt === START_TRIES) throw new Error('Redis does not answer');
    await pause(PAUSE_MS);
  }
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
  };
}
