import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { endOnExit, temporaryFolder } from './reaper.ts';

export type ThrowAwayPostgres = {
  /** URL of its maintenance database; each test creates its own beside it. */
  readonly url: string;
  /** The data folder. */
  readonly data: string;
  /** Stops the server and drops its connections, but keeps its data. */
  halt(): Promise<void>;
  /** Starts it again after `halt`. */
  resume(): Promise<void>;
  stop(): Promise<void>;
};

const DEBIAN_PROGRAMS = '/usr/lib/postgresql';
const START_TRIES = 200;
const PAUSE_MS = 50;

/**
 * Starts a private PostgreSQL on a free port, with its data in a temporary folder, as an unprivileged user
 * because it refuses root. It ends with this process at the latest. Undefined if PostgreSQL is not installed. It does
 * not flush to disk unless other `options` are given, such as `log_statement=all`.
 */
export async function startPostgres(
  options: readonly string[] = [
    'fsync=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
  ],
): Promise<ThrowAwayPostgres | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = temporaryFolder('comanda-postgres-');
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const asUser = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const setUp = ['-D', data, '-U', 'comanda', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), setUp, { ...asUser, stdio: 'ignore' });
  const port = await freePort();
  const settings = [
    ...options,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const url = `postgres://comanda@127.0.0.1:${port}/postgres`;
  const serve = async () => {
    const server = endOnExit(
      spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...asUser,
        stdio: 'ignore',
      }),
    );
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const end = async () => {
      server.kill('SIGINT');
      await ended;
    };
    try {
      await untilReady(url);
    } catch (error) {
      await end();
      throw error;
    }
    return end;
  };
  let halt = await serve();
  return {
    url,
    data,
    halt: () => halt(),
    async resume() {
      halt = await serve();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database on the server, empty or a copy of another one; returns its URL. */
export async function createDatabase(serverUrl: string, name: string, copied?: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database "${name}"${copied === undefined ? '' : ` template "${copied}"`}`);
  await client.end();
  return serverUrl.replace(/\/[^/]*$/, `/${name}`);
}

function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_PROGRAMS) ? readdirSync(DEBIAN_PROGRAMS) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN_PROGRAMS, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Returns the user to run it as; undefined for the current one. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => {
    try {
      return Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    } catch {
      return Number(execFileSync('id', [flag, 'nobody']));
    }
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === START_TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
}
