import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@comanda/server/testing/reaper.ts';
import { seedDatabase } from '@comanda/server/testing/seed-database.ts';
import { afterAll, expect, inject, test } from 'vitest';
import type { Held } from '../harness/rush.ts';
import { PINS, PRICES, SMALL_SHOP, smallShop } from '../harness/small-shop.ts';
import { standbyNode } from '../harness/standby-node.ts';
import { aStubbornClient, type StubbornClient } from '../harness/stubborn-client.ts';

/** `npm run bench -- live-sockets` opens 3,000. */
const GUESTS = 600;
const AT_ONCE = 50;
/** Those who follow the one bill that is placed. */
const FOLLOWERS = 20;
const CAKES = 10;

const folder = temporaryFolder('comanda-sockets-');
const clients: StubbornClient[] = [];
afterAll(() => {
  for (const client of clients) client.close();
  rmSync(folder, { recursive: true, force: true });
});

test(`${GUESTS} guests on one node: each hears of their own bill and their shop, and of nothing else`, async () => {
  await seedDatabase({ file: join(folder, 'comanda.sqlite') }, smallShop(CAKES, 1));
  const node = await standbyNode(inject('smallProgram'), { DATA_DIR: folder }, 0);
  try {
    node.start();
    await node.ready();
    const opened = (options = {}) => {
      const client = aStubbornClient(node.url, options);
      clients.push(client);
      return client;
    };
    const login = { strategy: 'pin', shop: SMALL_SHOP, pin: PINS.kitchen };
    const kitchen = opened(await opened().create<object>('authentication', login));
    const [tickets, bills, menus] = [[] as unknown[], new Map<number, number>(), new Set<number>()];
    kitchen.on('kitchenTickets created', (ticket) => void tickets.push(ticket));
    await kitchen.find('kitchenTickets', { shop: SMALL_SHOP });
    const guests: StubbornClient[] = [];
    while (guests.length < GUESTS) {
      const wave = Array.from({ length: AT_ONCE }, () => opened());
      await Promise.all(wave.map((guest) => guest.find('products', { shops: SMALL_SHOP, $limit: 1 })));
      guests.push(...wave);
    }
    guests.forEach((guest, at) => {
      guest.on('tableSessions patched', () => void bills.set(at, (bills.get(at) ?? 0) + 1));
      guest.on('products patched', () => void menus.add(at));
    });

    const [first] = guests;
    if (!first) throw new Error('there is no guest');
    const products = [{ id: crypto.randomUUID(), product: 'cake', quantity: 1 }];
    const order = { shop: SMALL_SHOP, session: { type: 'takeAway' }, products, total: PRICES.cake };
    const held = await first.create<Held>('tableSessions/create', { ...order, requestId: randomUUID() });
    const { _id: session, restoreKey } = held;
    await expect.poll(() => menus.size, { timeout: 10_000 }).toBe(GUESTS);
    await expect.poll(() => tickets).toMatchObject([{ session }]);
    expect(bills.size).toBe(0);

    const followers = guests.slice(0, FOLLOWERS);
    for (const each of followers) await each.create('tableSessions/subscribe', { item: session, restoreKey });
    const cart = [{ id: crypto.randomUUID(), product: 'tea', quantity: 1 }];
    const more = { requestId: randomUUID(), session, restoreKey, cart, total: PRICES.tea };
    await first.create('tableSessions/order', more);
    await expect.poll(() => bills.size, { timeout: 10_000 }).toBe(FOLLOWERS);
    expect([...bills.keys()].every((at) => at < FOLLOWERS)).toBe(true);
    expect(guests.reduce((sum, { counts }) => sum + counts.lost, 0)).toBe(0);
    expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${node.url}/metrics`)).text();
    expect(Number(/^comanda_connections (\d+)/m.exec(metrics)?.[1])).toBe(GUESTS + 2);
  } finally {
    await node.close();
  }
});
