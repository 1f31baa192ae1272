import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { oldDatabase } from '../test/kits/old-database.ts';
import { endOnExit, temporaryFolder } from '../test/kits/reaper.ts';
import { silentLog } from '../test/kits/silent-log.ts';
import { openDb } from './db/open-db.ts';
import { versionOfProgram } from './lib/index.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
/** Each start from the sources takes a second of processor time longer without it. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/comanda', import.meta.url));
/** The whole program starts, twice in one of the tests: on a busy machine that takes its time. */
const TIMEOUT_MS = 120_000;
const started: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function aFolder(): string {
  const folder = temporaryFolder('comanda-main-');
  folders.push(folder);
  return folder;
}

function run(...args: string[]) {
  const child = endOnExit(
    spawn(process.execPath, [MAIN, ...args], {
      env: { ...process.env, NODE_COMPILE_CACHE },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  started.push(child);
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    printed.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printed.err += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const saying = (words: string) =>
    new Promise<void>((resolve) => {
      child.stdout.on('data', () => {
        if (printed.out.includes(words)) resolve();
      });
    });
  return { child, printed, ended, saying };
}

describe('the program', { timeout: TIMEOUT_MS }, () => {
  it('explains itself', async () => {
    const program = run('--help');
    expect(await program.ended).toBe(0);
    expect(program.printed.out).toContain('DATABASE_URL');
  });

  it('ends with one clear line when it is configured wrong', async () => {
    const program = run('--port', 'eighty');
    expect(await program.ended).toBe(2);
    expect(program.printed.err).toMatch(/^PORT must be .*\n$/);
  });

  it('says its version', async () => {
    const program = run('--version');
    expect(await program.ended).toBe(0);
    expect(program.printed.out).toBe(`${versionOfProgram()}\n`);
  });

  it('leaves old data as it is when its port is taken, and says so in one line', async () => {
    const folder = aFolder();
    const file = join(folder, 'comanda.sqlite');
    oldDatabase(file);
    const before = readFileSync(file);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const program = run('--web-dev', '1', '--data-dir', folder, '--host', '127.0.0.1', '--port', port);
    expect(await program.ended).toBe(2);
    other.close();
    expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(folder)).toEqual(['comanda.sqlite']);
    expect(program.printed.err).toBe(`Cannot start: port ${port} is taken. Choose another with --port.\n`);
  });

  it('ends with one clear line on a database that a newer version has changed', async () => {
    const folder = aFolder();
    const file = join(folder, 'comanda.sqlite');
    await (await openDb({ file }, silentLog)).close();
    const database = new Database(file);
    database.prepare("insert into migrations (name, version) values ('9999-newer', '12.3.4')").run();
    database.close();
    const program = run('--web-dev', '1', '--data-dir', folder, '--host', '127.0.0.1', '--port', '0');
    expect(await program.ended).toBe(2);
    expect(program.printed.err).toBe(
      `Cannot start: the database is of a newer version of Comanda (9999-newer); this is ${versionOfProgram()}. Install version 12.3.4 or a newer one, or restore an older backup.\n`,
    );
  });

  it.each([
    ['the oldest version', 'oldest', '0mx0pja40C_sWymcy5olSPo6AgODOpA', 'kjFZobyw5tah1n6RGNFRKA', 12_200],
    ['0.1.0', '0.1.0', '0mx0pjxl6AX1CHIOoGHFHajxhrf4dJA', '0mx0pjxl675QXJStOON89fmTfzfGUwQ', 8_400],
  ])('opens on data of %s, whose order its guest still finds', async (_, name, order, restoreKey, total) => {
    const folder = aFolder();
    const packed = readFileSync(new URL(`../test/data/${name}.sqlite.br`, import.meta.url));
    writeFileSync(join(folder, 'comanda.sqlite'), brotliDecompressSync(packed));
    const program = run('--web-dev', '1', '--data-dir', folder, '--host', '127.0.0.1', '--port', '0');
    await program.saying('555555');
    expect(program.printed.out).toMatch(/Bringing your data up to date, (\d+) of \1: /);
    const url =
      /http:\/\/localhost:\d+/.exec(program.printed.out)?.[0]?.replace('localhost', '127.0.0.1') ?? '';
    const answer = await fetch(`${url}/api/tableSessions/${order}?restoreKey=${restoreKey}`);
    expect(await answer.json()).toMatchObject({ orderNumber: '101', bill: { total } });
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.printed.err).toBe('');
  });

  it('serves the demo from an empty folder, says where, keeps its data, and ends when asked', async () => {
    const folder = aFolder();
    const options = ['--web-dev', '1', '--data-dir', folder, '--host', '127.0.0.1', '--port', '0'];
    const first = run(...options);
    await first.saying('555555');
    expect(first.printed.out).toMatch(new RegExp(`Version\\s+${versionOfProgram()}\n`));
    const beside = run(...options);
    expect(await beside.ended).toBe(2);
    expect(beside.printed.err).toBe(
      `Cannot start: another Comanda has the data in ${folder}. End it first, or name another folder.\n`,
    );
    expect(first.printed.out).toMatch(/Comanda is open at http:\/\/localhost:\d+/);
    expect(first.printed.out).toContain('/kitchen');
    const url =
      /http:\/\/localhost:\d+/.exec(first.printed.out)?.[0]?.replace('localhost', '127.0.0.1') ?? '';
    expect(await (await fetch(`${url}/api/shops`)).json()).toMatchObject({ total: 2 });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = run(...options);
    await second.saying('555555');
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(second.printed.err).toBe('');
  });
});
