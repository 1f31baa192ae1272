import { idIn } from '@comanda/e2e/chain.ts';
import { newRequestId } from '@comanda/e2e/orders.ts';
import { openRestaurant, type Restaurant } from '@comanda/e2e/restaurant.ts';
import type { Socket } from 'socket.io-client';
import { call } from './guests.ts';

const SECONDS = 6;
const LINES = 5;
/** The first of these dishes counts no stock and asks nothing. */
const FIRST_PLAIN_DISH = 20;

/** A node of a chain, and the seconds that it took to start. */
export type ChainNode = { readonly restaurant: Restaurant; readonly startedIn: number };

/** Starts a node on the chain's database. */
export async function startNode(env: Readonly<Record<string, string>>): Promise<ChainNode> {
  const from = performance.now();
  const restaurant = await openRestaurant({
    env: {
      DEMO: '0',
      RATE_LIMIT: '0',
      WEB_DEV: '1',
      SECRET: 'one secret that both of the nodes share',
      ...env,
    },
  });
  return { restaurant, startedIn: (performance.now() - from) / 1000 };
}

/** Makes an order of five plain dishes in a shop of the chain, by its number. */
export function aChainOrder(shop: number) {
  const products = Array.from({ length: LINES }, (_, at) => {
    // every fifth dish has options
    return { id: newRequestId(), product: idIn(shop, `dish${FIRST_PLAIN_DISH + at * 5}`), quantity: 1 };
  });
  return { shop: idIn(shop, 'shop'), session: { type: 'takeAway' }, products };
}

/** Returns the orders a second of all clients together; each order goes to the shop that `next` names. */
export async function placingRate(
  sockets: readonly Socket[],
  total: number,
  next: () => number,
): Promise<number> {
  const from = performance.now();
  const end = from + SECONDS * 1000;
  const placed = sockets.map(async (socket) => {
    let count = 0;
    while (performance.now() < end) {
      const order = { ...aChainOrder(next()), requestId: newRequestId(), total };
      await call(socket, 'create', 'tableSessions/create', order);
      count += 1;
    }
    return count;
  });
  const count = (await Promise.all(placed)).reduce((sum, own) => sum + own, 0);
  return count / ((performance.now() - from) / 1000);
}
