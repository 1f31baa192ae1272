import { openRestaurantOnPostgres } from '@comanda/e2e/restaurant-on-postgres.ts';
import { connect, quantile } from './guests.ts';
import { createPlacer, LINES } from './placer.ts';
import { familyTimeOf, processorTimeOf } from './processor-time.ts';
import { type Bench, rounded } from './report.ts';

const CLIENTS = 32;
const ORDERS_EACH = 60;
const ORDERS_ALONE = 200;
const RAW_ORDERS = 500;
/** Least part of the raw rate. */
const RATE = 0.4;
/** Longest wait of a client alone, at the median, as a multiple of a raw transaction. */
const ALONE = 1.5;
/** Most processor time of an order, of node and database together, in milliseconds. */
const BOTH_MS = 2;

async function oneAfterTheOther(count: number, place: () => Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let order = 0; order < count; order += 1) times.push(await place());
  return times;
}

/**
 * Orders over Socket.IO of one shop on PostgreSQL, flushed to disk. The figure is the share of its bounds that the worst
 * takes: orders a second of 32 clients, and the wait of a client alone, against one connection that only writes the same
 * rows, each order in its transaction (most of it is the disk's flush); and the processor time of an order.
 */
export const placingPostgres: Bench = {
  name: 'placing-postgres',
  async measure() {
    const restaurant = await openRestaurantOnPostgres({ RATE_LIMIT: '0' });
    const server = restaurant.postgresPid;
    try {
      const sockets = await Promise.all(Array.from({ length: CLIENTS }, () => connect(restaurant.url)));
      const [first] = sockets;
      if (!first) throw new Error('no client connected');
      const place = await createPlacer(first);
      const all = (orders: number) =>
        Promise.all(sockets.map((socket) => oneAfterTheOther(orders, () => place(socket))));
      await all(ORDERS_EACH);
      const alone = (await oneAfterTheOther(ORDERS_ALONE, () => place(first))).toSorted((a, b) => a - b);
      const aloneP50 = quantile(alone, 0.5);
      const before = [processorTimeOf(restaurant.pid()), familyTimeOf(server)] as const;
      const from = performance.now();
      const times = (await all(ORDERS_EACH)).flat().toSorted((a, b) => a - b);
      const perSecond = times.length / ((performance.now() - from) / 1000);
      const node = (processorTimeOf(restaurant.pid()) - before[0]) / times.length;
      const database = (familyTimeOf(server) - before[1]) / times.length;
      for (const socket of sockets) socket.close();
      await restaurant.stop();
      const raw = await restaurant.rawRate(RAW_ORDERS);
      return {
        bench: 'placing-postgres',
        unit: 'share of the bounds',
        value: rounded(
          Math.max((RATE * raw) / perSecond, (aloneP50 * raw) / (ALONE * 1000), (node + database) / BOTH_MS),
        ),
        target: 1,
        bound: 'atMost',
        perSecond: Math.round(perSecond),
        rawPerSecond: Math.round(raw),
        ratio: rounded(perSecond / raw),
        p99: rounded(quantile(times, 0.99)),
        aloneP50: rounded(aloneP50),
        nodeMs: rounded(node),
        postgresMs: rounded(database),
        clients: CLIENTS,
        lines: LINES,
      };
    } finally {
      await restaurant.remove();
    }
  },
};
