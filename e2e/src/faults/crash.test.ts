import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFeathersClient, type FeathersClient } from '../harness/feathers-client.ts';
import { anOrder, SHOP } from '../harness/orders.ts';
import { openRestaurant, type Restaurant } from '../harness/restaurant.ts';
import { staffToken } from '../harness/staff.ts';

const KILLS = 8;
/** Eight starts on a busy machine. */
const TIMEOUTS = 300_000;
const PHONES = 4;

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant({ env: { RATE_LIMIT: '0' } });
});
afterAll(() => restaurant.remove());

type Held = { readonly _id: string; readonly restoreKey: string; readonly orderNumber: string };

/** Sends the same order until it is answered, as a phone does that lost its connection. */
async function placeUntilAnswered(client: FeathersClient, order: object): Promise<Held> {
  for (;;) {
    try {
      return await client.create<Held>('tableSessions/create', order);
    } catch (error) {
      const { code } = error as { code?: number };
      const isRefusal = code !== undefined && code >= 400 && code < 500 && code !== 408 && code !== 429;
      if (isRefusal) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

test(
  'kill -9 at any moment: each order is there once, nothing acknowledged is lost',
  async () => {
    const clients = Array.from({ length: PHONES }, () => aFeathersClient(restaurant.url, 700));
    const [first] = clients;
    if (!first) throw new Error('no phone');
    const order = await anOrder(first);
    const acknowledged = new Map<string, { readonly call: object; readonly held: Held }>();
    const calls = () => {
      const products = order.products.map((line) => ({ ...line, id: randomUUID() }));
      return { ...order, requestId: randomUUID(), products };
    };
    let isOver = false;
    const phones = clients.map(async (client) => {
      while (!isOver) {
        const call = calls();
        acknowledged.set(call.requestId, { call, held: await placeUntilAnswered(client, call) });
      }
    });
    const waits: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const until = acknowledged.size + 3;
      while (acknowledged.size < until)
        await new Promise((resolve) => setTimeout(resolve, 3 + ((kill * 7) % 11)));
      await restaurant.kill();
      const from = performance.now();
      await restaurant.start();
      waits.push(performance.now() - from);
    }
    isOver = true;
    await Promise.all(phones);

    for (const { call, held } of acknowledged.values()) {
      const again = await first.create<Held>('tableSessions/create', call);
      expect(again).toMatchObject({
        _id: held._id,
        restoreKey: held.restoreKey,
        orderNumber: held.orderNumber,
      });
    }
    const { accessToken } = await staffToken(first, 'manager');
    await first.create('authentication', { strategy: 'jwt', accessToken });
    const { total } = await first.find<{ total: number }>('tableSessions', {
      shop: SHOP,
      type: 'takeAway',
      $limit: 1,
    });
    expect(total).toBe(acknowledged.size);
    expect(new Set([...acknowledged.values()].map(({ held }) => held.orderNumber)).size).toBe(
      acknowledged.size,
    );
    for (const client of clients) client.close();
    const sorted = waits.toSorted((a, b) => a - b);
    console.log(`whole program: healthy again after ${sorted.map((wait) => wait.toFixed(0)).join(', ')} ms`);
  },
  TIMEOUTS,
);
