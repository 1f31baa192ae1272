import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { damageOf, readRecords } from '@comanda/server/testing/database-records.ts';
import { temporaryFolder } from '@comanda/server/testing/reaper.ts';
import { seedDatabase } from '@comanda/server/testing/seed-database.ts';
import { afterAll, expect, inject, test } from 'vitest';
import { createDice } from '../harness/dice.ts';
import { runProgram } from '../harness/program.ts';
import { type Held, newRush, phone, type Rush } from '../harness/rush.ts';
import { PINS, SMALL_SHOP, smallShop } from '../harness/small-shop.ts';
import { standbyNode } from '../harness/standby-node.ts';
import { aStubbornClient, type StubbornClient } from '../harness/stubborn-client.ts';

const PHONES = 4;
const ORDERS_BEFORE = 30;
const folder = temporaryFolder('comanda-backup-');
const [served, restored] = [join(folder, 'served'), join(folder, 'restored')];
const archive = join(folder, 'archive.tar.gz');
const program = inject('smallProgram');
const clients: StubbornClient[] = [];
afterAll(() => {
  for (const client of clients) client.close();
  rmSync(folder, { recursive: true, force: true });
});

const PROGRAM = 'packages/server/src/backup/main.ts';
const backup = (...args: readonly string[]) => runProgram(['backup', ...args], {}, PROGRAM);
const restore = (...args: readonly string[]) => runProgram(['restore', ...args], {}, PROGRAM);

async function cashierAt(url: string): Promise<StubbornClient> {
  const guest = aStubbornClient(url);
  const login = { strategy: 'pin', shop: SMALL_SHOP, pin: PINS.cashier };
  const cashier = aStubbornClient(url, await guest.create<{ accessToken: string }>('authentication', login));
  guest.close();
  clients.push(cashier);
  return cashier;
}

test('a backup of a live shop is restored into a fresh folder, and a server goes on from it', async () => {
  const place = { file: join(served, 'comanda.sqlite') };
  await seedDatabase(place, smallShop(1000, 1000));
  const node = await standbyNode(program, { DATA_DIR: served });
  const rush = newRush(createDice(7));
  try {
    node.start();
    await node.ready();
    const cashier = await cashierAt(node.url);
    const phones = Array.from({ length: PHONES }, () => aStubbornClient(node.url));
    clients.push(...phones);
    const work = Promise.all(phones.map((client) => phone(rush, client, cashier)));
    await expect.poll(() => rush.ledger.orders.size, { timeout: 60_000 }).toBeGreaterThan(ORDERS_BEFORE);
    const before = new Map(rush.ledger.orders);
    expect(await backup('--data-dir', served, archive)).toMatchObject({ code: 0, err: '' });
    const after = rush.ledger.orders.size;
    rush.isOver = true;
    await work;
    await node.kill();

    expect(statSync(archive).mode & 0o077).toBe(0);
    expect((await restore('--data-dir', served, archive)).err).toContain('is not empty');
    expect(await restore('--data-dir', restored, archive)).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(restored).sort()).toEqual(['comanda.sqlite', 'secret']);
    const books = await readRecords({ file: join(restored, 'comanda.sqlite') }, SMALL_SHOP);
    const ids = new Set(books.sessions.map(({ _id }) => _id));
    console.log(
      `${before.size} orders before the backup, ${ids.size} in it, ${after - before.size} placed meanwhile`,
    );
    expect(after).toBeGreaterThan(before.size);
    expect([...before.values()].filter(({ held }) => !ids.has(held._id))).toEqual([]);
    // a line and a ticket of each placement, but those whose bill was called off
    const calledOff = books.sessions.filter(({ status }) => status === 'cancelled').map(({ _id }) => _id);
    const standing = books.lines.filter(({ session }) => !calledOff.includes(session));
    // the ticket of one that was called off stays, without lines, until the kitchen has seen it
    const toMake = books.tickets.filter(({ lines }) => lines.length > 0);
    expect(standing).toHaveLength(toMake.length);
    expect(new Set(books.lines.map(({ session }) => session))).toEqual(ids);
    expect(damageOf(join(restored, 'comanda.sqlite'))).toEqual([]);
    await goesOn(before, ids.size);
  } finally {
    rush.isOver = true;
    await node.close();
  }
});

/** A phone that asks again gets its bill, with the key that the secret makes; new orders follow. */
async function goesOn(before: Rush['ledger']['orders'], count: number): Promise<void> {
  const node = await standbyNode(program, { DATA_DIR: restored });
  try {
    node.start();
    await node.ready();
    const guest = aStubbornClient(node.url);
    clients.push(guest);
    for (const { call, held } of before.values()) {
      const { _id, restoreKey, orderNumber } = held;
      const again = await guest.create<Held>('tableSessions/create', call);
      expect(again).toMatchObject({ _id, restoreKey, orderNumber });
    }
    const [first] = before.values();
    await guest.create('tableSessions/create', {
      ...first?.call,
      requestId: randomUUID(),
      coupons: [],
      products: [{ id: crypto.randomUUID(), product: 'rice', quantity: 1 }],
      total: 2000,
    });
    const { sessions } = await readRecords({ file: join(restored, 'comanda.sqlite') }, SMALL_SHOP);
    expect(sessions).toHaveLength(count + 1);
    expect(new Set(sessions.map(({ orderNumber }) => orderNumber)).size).toBe(count + 1);
  } finally {
    await node.close();
  }
}

test.each([
  ['backup', 'pg_dump'],
  ['restore', 'pg_restore'],
])('with PostgreSQL, %s says what to use instead', async (what, program) => {
  const ended = await runProgram([what], { DATABASE_URL: 'postgres://localhost/x' }, PROGRAM);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(ended.err).toBe(
    `${what}: DATABASE_URL is set: the data is in PostgreSQL. Use ${program}, see docs/operations.md.\n`,
  );
});
