import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import { residentOf } from './guests.ts';
import { placeOrders } from './placer.ts';
import { type Bench, rounded } from './report.ts';

const SETTLE = 5000;

/** Resident memory of the server some seconds after its start, with the demo loaded and its menu read once. */
export const memory: Bench = {
  name: 'idle-memory',
  async measure() {
    const restaurant = await openRestaurant();
    try {
      await fetch(`${restaurant.url}/api/products?shops=harbour&$limit=1000`);
      await new Promise((resolve) => setTimeout(resolve, SETTLE));
      const kibibytes = residentOf(restaurant.pid());
      return {
        bench: 'idle-memory',
        unit: 'MiB',
        value: rounded(kibibytes / 1024),
        target: 150,
        bound: 'atMost',
      };
    } finally {
      await restaurant.remove();
    }
  },
};

const ORDERS = 12_000;
const CLIENTS = 32;

/** Resident memory of the server after a busy month's orders in one go. */
export const memoryAfterOrders: Bench = {
  name: 'memory-after-orders',
  async measure() {
    const restaurant = await openRestaurant({ env: { RATE_LIMIT: '0' } });
    try {
      await placeOrders(restaurant.url, { orders: ORDERS, clients: CLIENTS });
      return {
        bench: 'memory-after-orders',
        unit: 'MiB',
        value: rounded(residentOf(restaurant.pid()) / 1024),
        target: 300,
        bound: 'atMost',
        orders: ORDERS,
      };
    } finally {
      await restaurant.remove();
    }
  },
};
