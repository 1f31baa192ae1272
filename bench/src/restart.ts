import { randomUUID } from 'node:crypto';
import { aFeathersClient } from '@comanda/e2e/feathers-client.ts';
import { anOrder } from '@comanda/e2e/orders.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import { type Bench, median, rounded } from './report.ts';

const KILLS = 5;
const ORDERS = 20;

/** From the kill of the whole program, in the middle of orders, to its answer that it is ready again. */
export const restart: Bench = {
  name: 'restart',
  async measure() {
    const restaurant = await openRestaurant({ env: { RATE_LIMIT: '0' } });
    const client = aFeathersClient(restaurant.url);
    try {
      const order = await anOrder(client);
      const times: number[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const placed = Array.from({ length: ORDERS }, () => {
          const products = order.products.map((line) => ({ ...line, id: randomUUID() }));
          return client.create('tableSessions/create', { ...order, products, requestId: randomUUID() });
        });
        // the last ones are lost with the process
        const outcomes = Promise.allSettled(placed);
        await placed[0];
        await restaurant.kill();
        const from = performance.now();
        await restaurant.start();
        times.push((performance.now() - from) / 1000);
        await outcomes;
      }
      return { bench: 'restart', unit: 's', value: rounded(median(times)), target: 3, bound: 'atMost' };
    } finally {
      client.close();
      await restaurant.remove();
    }
  },
};
