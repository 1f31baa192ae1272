import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { SessionWithKey } from '@comanda/contract';
import { demoOrganisation } from '@comanda/demo';
import { temporaryFolder } from '@comanda/server/testing/reaper.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aFeathersClient, type FeathersClient } from '../harness/feathers-client.ts';
import { anOrder } from '../harness/orders.ts';
import { runProgram } from '../harness/program.ts';
import { openRestaurant, type Restaurant } from '../harness/restaurant.ts';

const VARIABLES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'PUBLIC_URL',
  'SECRET',
  'DEMO',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'RATE_LIMIT',
  'CONNECTION_LIMIT',
];

describe('a start', () => {
  let restaurant: Restaurant;
  let clients: FeathersClient[] = [];
  beforeAll(async () => {
    restaurant = await openRestaurant();
  });
  afterAll(() => restaurant.remove());
  afterEach(() => {
    for (const client of clients) client.close();
    clients = [];
  });
  const client = () => {
    const opened = aFeathersClient(restaurant.url);
    clients.push(opened);
    return opened;
  };

  test.runIf(process.platform === 'linux')('limits the memory that glibc keeps, in the same process', () => {
    const environment = readFileSync(`/proc/${restaurant.pid()}/environ`, 'utf8').split('\0');
    expect(environment).toContain('MALLOC_ARENA_MAX=1');
  });

  test('the first makes the data folder, and prints one address and the PINs', async () => {
    const { port } = new URL(restaurant.url);
    await expect.poll(() => restaurant.output()).toContain('555555');
    const printed = restaurant.output();
    expect(printed.match(/Comanda is open at (\S+)/)?.[1]).toBe(`http://localhost:${port}`);
    const origins = printed.match(/https?:\/\/[^\s/]+/g) ?? [];
    expect(new Set(origins)).toEqual(new Set([`http://localhost:${port}`]));
    for (const { pin, name } of demoOrganisation().staff) {
      expect(printed).toMatch(new RegExp(`${pin}\\s+${name.replace(/[()]/g, '\\$&')}`));
    }
    for (const table of ['harbour-a01', 'teahouse-t1'])
      expect(printed).toContain(`viewItem=${table}&signature=`);
    expect(readdirSync(restaurant.dataDir)).toContain('comanda.sqlite');
    expect((await fetch(restaurant.url)).headers.get('content-type')).toContain('text/html');
  });

  test('a later one keeps what was ordered, and the keys and table codes that were given out', async () => {
    const first = client();
    const requestId = randomUUID();
    const order = await anOrder(first);
    const placed = await first.create<SessionWithKey>('tableSessions/create', { requestId, ...order });
    expect(await restaurant.stop()).toBe(0);
    await restaurant.start();
    const second = client();
    const again = await second.get<SessionWithKey>('tableSessions', placed._id, {
      restoreKey: placed.restoreKey,
    });
    expect(again).toMatchObject({ orderNumber: placed.orderNumber, bill: placed.bill });
    expect(again.products.map(({ id }) => id)).toEqual(placed.products.map(({ id }) => id));
    const replayed = await second.create('tableSessions/create', { requestId, ...order });
    expect(replayed).toMatchObject({ _id: placed._id, restoreKey: placed.restoreKey });
  });

  test('asked to end, it ends in good order', async () => {
    expect(await restaurant.stop()).toBe(0);
    await expect(fetch(restaurant.url)).rejects.toThrow();
  });
});

test('--help names every variable and its option', async () => {
  const { code, out, err } = await runProgram(['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const variable of VARIABLES) {
    expect(out).toContain(variable);
    expect(out).toContain(`--${variable.toLowerCase().replaceAll('_', '-')}`);
  }
});

describe('wrong configuration ends with one clear line', () => {
  const dataDir = temporaryFolder('comanda-e2e-');
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test.each([
    ['a port that is no number', [], { PORT: 'abc' }, 'PORT'],
    ['an unknown option', ['--prot', '3030'], {}, '--prot'],
    ['a word that is no option', ['start'], {}, 'start'],
    ['a database of another kind', [], { DATABASE_URL: 'mysql://nowhere' }, 'DATABASE_URL'],
    ['a secret that is too short', [], { SECRET: 'short' }, 'SECRET'],
    ['an address with a path', [], { PUBLIC_URL: 'https://example.com/menu' }, 'PUBLIC_URL'],
  ] as const)('%s', async (_, args, env, about) => {
    const { code, out, err } = await runProgram(args, { ...env, DATA_DIR: dataDir });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain(about);
  });

  test('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { code, err } = await runProgram([], { HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir });
    other.close();
    expect(code).toBe(2);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain(port);
  });
});
