import { globSync } from 'node:fs';
import { join } from 'node:path';
import { demoOrganisation } from '@comanda/demo';
import { newRequestId } from '@comanda/e2e/orders.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import type { Socket } from 'socket.io-client';
import { call, connect, quantile } from './guests.ts';
import { processorTimeOf } from './processor-time.ts';
import { rawRate } from './raw-rate.ts';
import { type Bench, rounded } from './report.ts';

const CLIENTS = 32;
const ORDERS_EACH = 90;
const LINES = 5;
const SHOP = 'harbour';
const SECTION = 'harbour-allday';

type Line = { readonly id: string; readonly product: string; readonly quantity: number };

/** Returns five dishes that never sell out and ask nothing, and a section where they are served now. */
function plainDishes(): readonly string[] {
  const { products } = demoOrganisation();
  const plain = products.filter(
    ({ shops, sections, options, stock, hideFromOnline, setOrderOrGiftOnly, eatInOnly }) =>
      (shops?.includes(SHOP) ?? true) &&
      sections.includes(SECTION) &&
      !options?.length &&
      !stock &&
      !hideFromOnline &&
      !setOrderOrGiftOnly &&
      !eatInOnly,
  );
  return plain.slice(0, LINES).map(({ _id }) => _id);
}

/** Least part of the raw rate. */
const RATE = 0.3;
/** Longest wait of 99 of 100 orders in milliseconds, where SQLite alone writes `RAW_RATE` orders a second. */
const P99_MS = 60;
const RAW_RATE = 6_000;

/**
 * Orders over Socket.IO with 32 clients. The figure is the share of its bounds that the worse takes: orders a second
 * against writing the same rows with nothing around, and the wait of the slowest in a hundred.
 */
export const placing: Bench = {
  name: 'placing',
  async measure() {
    const restaurant = await openRestaurant({ env: { RATE_LIMIT: '0' } });
    const dishes = plainDishes();
    const aCart = (): readonly Line[] =>
      dishes.map((product) => ({ id: newRequestId(), product, quantity: 1 }));
    try {
      const sockets = await Promise.all(Array.from({ length: CLIENTS }, () => connect(restaurant.url)));
      const [first] = sockets;
      if (!first) throw new Error('no client connected');
      const session = { type: 'takeAway', section: SECTION };
      const { total } = await call<{ total: number }>(first, 'create', 'tableSessions/quote', {
        shop: SHOP,
        session,
        products: aCart(),
      });
      const place = async (socket: Socket) => {
        const order = { requestId: newRequestId(), shop: SHOP, session, products: aCart(), total };
        const from = performance.now();
        await call(socket, 'create', 'tableSessions/create', order);
        return performance.now() - from;
      };
      const all = async (orders: number) => {
        const times = sockets.map(async (socket) => {
          const own: number[] = [];
          for (let order = 0; order < orders; order += 1) own.push(await place(socket));
          return own;
        });
        return (await Promise.all(times)).flat();
      };
      await all(ORDERS_EACH);
      const before = processorTimeOf(restaurant.pid());
      const from = performance.now();
      const times = (await all(ORDERS_EACH)).toSorted((a, b) => a - b);
      const perSecond = times.length / ((performance.now() - from) / 1000);
      const node = (processorTimeOf(restaurant.pid()) - before) / times.length;
      const p99 = quantile(times, 0.99);
      for (const socket of sockets) socket.close();
      await restaurant.stop();
      const [file] = globSync(join(restaurant.dataDir, '*.{db,sqlite,sqlite3}'));
      if (!file) throw new Error('the data folder holds no database');
      const raw = rawRate(file);
      return {
        bench: 'placing',
        unit: 'share of the bounds',
        value: rounded(Math.max((RATE * raw) / perSecond, (p99 * raw) / (P99_MS * RAW_RATE))),
        target: 1,
        bound: 'atMost',
        perSecond: Math.round(perSecond),
        rawPerSecond: Math.round(raw),
        ratio: rounded(perSecond / raw),
        p99: rounded(p99),
        nodeMs: rounded(node),
        clients: CLIENTS,
        lines: LINES,
      };
    } finally {
      await restaurant.remove();
    }
  },
};
