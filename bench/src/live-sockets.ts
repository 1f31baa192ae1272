import { setTimeout as pause } from 'node:timers/promises';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import { guestsAt, kitchenScreen, placedToShown, quantile, residentOf } from './guests.ts';
import { type Bench, rounded } from './report.ts';

const SOCKETS = 3_000;
/** Connected before the memory is taken for the first time: what all of them share is there by then. */
const WARM = 300;
const ORDERS = 100;
const SETTLE = 3_000;

/** Measures the cost of one of thousands of live connections and how a node serves them. Needs as many open files. */
export const liveSockets: Bench = {
  name: 'live-sockets',
  async measure() {
    const restaurant = await openRestaurant({ env: { RATE_LIMIT: '0', CONNECTION_LIMIT: '0' } });
    try {
      const warm = await guestsAt(restaurant.url, WARM);
      const { socket, heard } = await kitchenScreen(restaurant.url);
      await pause(SETTLE);
      const before = residentOf(restaurant.pid());
      const from = performance.now();
      const guests = [...warm, ...(await guestsAt(restaurant.url, SOCKETS - WARM))];
      const perSecond = (SOCKETS - WARM) / ((performance.now() - from) / 1000);
      await pause(SETTLE);
      const after = residentOf(restaurant.pid());
      const waits = await placedToShown(guests, heard, ORDERS);
      const asked = performance.now();
      const isReady = (await fetch(`${restaurant.url}/readyz`)).ok;
      const readyAfter = performance.now() - asked;
      const lost = guests.filter(({ connected }) => !connected).length;
      for (const each of [...guests, socket]) each.close();
      if (!isReady || lost > 0) throw new Error(`${lost} of ${SOCKETS} connections were lost`);
      return {
        bench: 'live-sockets',
        unit: 'KiB each',
        value: rounded((after - before) / (SOCKETS - WARM)),
        target: 64,
        bound: 'atMost',
        sockets: SOCKETS,
        mebibytes: rounded(after / 1024),
        connectsPerSecond: rounded(perSecond),
        kitchenScreenP99: rounded(quantile(waits, 0.99)),
        readyMs: rounded(readyAfter),
      };
    } finally {
      await restaurant.remove();
    }
  },
};
