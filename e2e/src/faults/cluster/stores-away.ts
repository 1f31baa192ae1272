import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Draft, Product } from '@comanda/contract';
import { readRecords } from '@comanda/server/testing/database-records.ts';
import { expect, test } from 'vitest';
import { audit } from '../../harness/audit.ts';
import { createDice } from '../../harness/dice.ts';
import { cook, type Held, newRush, phone } from '../../harness/rush.ts';
import { PINS, SMALL_SHOP } from '../../harness/small-shop.ts';
import type { StubbornClient } from '../../harness/stubborn-client.ts';
import { CAKES, type Cluster, FOUND_AGAIN, type Stores } from './open-cluster.ts';

const PHONES = 4;
/** Downtime of PostgreSQL in milliseconds. */
const AWAY = 700;

/** Declares the test of a database that restarts under load. */
export function databaseAway(cluster: Cluster, postgres: Stores['postgres']): void {
  const { address, client, nodes, place, staff } = cluster;

  test('PostgreSQL restarted under load: calls are refused as retryable, none is done twice, nodes recover', async () => {
    const pids = nodes().map((node) => node.pid());
    const rush = newRush(createDice(11));
    const cashier = await staff(PINS.cashier);
    const phones = Array.from({ length: PHONES }, () => client());
    const work = Promise.all([
      ...phones.map((each) => phone(rush, each, cashier)),
      cook(rush, await staff(PINS.kitchen)),
    ]);
    const orders = () => rush.ledger.orders.size;
    const more = (count: number) =>
      Promise.race([work, expect.poll(orders, { timeout: 60_000 }).toBeGreaterThan(orders() + count)]);
    await more(20);
    await postgres?.halt();
    const [readiness] = await Promise.all([fetch(`${address()}/readyz`), pause(AWAY)]);
    expect(readiness.status).toBe(503);
    const from = performance.now();
    await postgres?.resume();
    await more(1);
    const recovered = performance.now() - from;
    await more(20);
    rush.isOver = true;
    await work;
    const refused = phones.reduce((sum, { counts }) => sum + counts.refused, 0);
    console.log(
      `PostgreSQL restarted: ${refused} calls refused as unavailable and repeated, ` +
        `orders again ${recovered.toFixed(0)} ms after its start, ${orders()} orders`,
    );
    expect(refused).toBeGreaterThan(0);
    expect(nodes().map((node) => node.pid())).toEqual(pids);
    audit(await readRecords(place(), SMALL_SHOP), rush.ledger, CAKES);
  });
}

/** Declares the test of a bus that stops and starts again. */
export function busAway(cluster: Cluster): void {
  const { aCall, client, nodes, nodeUrl, screenAt, stopBus, tellEachOther, tillAt } = cluster;

  test('Redis stopped and started again: screens read again, and nothing is lost', async () => {
    const screens = await Promise.all(nodes().map((_node, at) => screenAt(at)));
    const menus = nodes().map((node) =>
      client(node.url, { first: [['find', 'products', { shops: SMALL_SHOP }]] }),
    );
    const cakesAt = async (menu: StubbornClient) => {
      const { data } = await menu.find<{ data: Product[] }>('products', { shops: SMALL_SHOP });
      return data.find(({ _id }) => _id === 'cake')?.stock?.quantity;
    };
    const [cakes = 0] = await Promise.all(menus.map(cakesAt));
    const tills = await Promise.all([tillAt(0), tillAt(1)]);
    const startAgain = await stopBus();
    const meanwhile: string[] = [];
    for (const at of [0, 1, 0, 1]) {
      const { _id } = await client(nodeUrl(at)).create<Held>('tableSessions/create', aCall('cake'));
      meanwhile.push(_id);
      // clients of the same node see it at once, with or without Redis
      await expect.poll(() => screens[at]?.heard.has(_id)).toBe(true);
    }
    // tills at two nodes go on: what one saves is at the other within seconds, by the database alone
    const since = performance.now();
    const drafts = tills.map(() => randomUUID());
    for (const [at, { till }] of tills.entries()) {
      const lines = [{ id: randomUUID(), product: 'rice', quantity: 1 }];
      const parked = { draft: drafts[at], version: 0, lines, name: '12:00', order: { type: 'takeAway' } };
      await till.create('drafts/save', { requestId: randomUUID(), ...parked });
    }
    for (const [at, { hears }] of tills.entries())
      await hears<Draft>('drafts', ({ _id }) => _id === drafts[1 - at]);
    console.log(
      `tills at two nodes without Redis: at the other after ${(performance.now() - since).toFixed(0)} ms`,
    );
    await startAgain();
    for (const { heard, tickets } of screens) {
      await expect
        .poll(async () => {
          const read = new Set((await tickets()).map(({ session }) => session));
          return meanwhile.every((id) => heard.has(id) || read.has(id));
        })
        .toBe(true);
    }
    for (const menu of menus)
      await expect.poll(() => cakesAt(menu), FOUND_AGAIN).toBe(cakes - meanwhile.length);
    // screens are disconnected to refetch the events they missed
    for (const { heard } of screens)
      await expect.poll(() => meanwhile.filter((id) => !heard.has(id)), FOUND_AGAIN).toEqual([]);
    await tellEachOther();
  });
}
