import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, idIn, PIN, seedChain, startPostgres } from '@comanda/e2e/chain.ts';
import { startRedis } from '@comanda/e2e/redis.ts';
import type { Restaurant } from '@comanda/e2e/restaurant.ts';
import type { Socket } from 'socket.io-client';
import { aChainOrder, placingRate, startNode } from './chain-nodes.ts';
import { call, connect, residentOf } from './guests.ts';
import { type Bench, median, rounded } from './report.ts';

const SHOPS = 1_000;
/** Shops that take orders at the same time: as many as a node keeps in memory by default. */
const BUSY_SHOPS = 500;
const CLIENTS = 16;
const CHANGES = 15;
const CHANGES_WITHOUT_REDIS = 5;
const COUNTED_DISH = 'dish0';

/** Milliseconds from staff changing stock at one node until a phone at the other hears of it. */
async function stockHeard(at: Restaurant, other: Restaurant): Promise<number> {
  const [staff, guest] = [await signedIn(at), await connect(other.url)];
  await call(guest, 'get', 'catalogue', idIn(1, 'shop'));
  const waits: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const heard = new Promise<void>((resolve) => guest.once('products patched', () => resolve()));
    const from = performance.now();
    await setStock(staff, 500_000 + change);
    await heard;
    waits.push(performance.now() - from);
  }
  for (const socket of [staff, guest]) socket.close();
  return median(waits);
}

/** Milliseconds from staff changing stock at one node until the other answers with it, at most. */
async function stockRead(at: Restaurant, other: Restaurant): Promise<number> {
  const staff = await signedIn(at);
  const path = `${other.url}/api/products/${idIn(1, COUNTED_DISH)}?shops=${idIn(1, 'shop')}`;
  let longest = 0;
  for (let change = 0; change < CHANGES_WITHOUT_REDIS; change += 1) {
    const quantity = 600_000 + change;
    await setStock(staff, quantity);
    const from = performance.now();
    const isSeen = async () => {
      const { stock } = (await (await fetch(path)).json()) as {
        readonly stock?: { readonly quantity?: number };
      };
      return stock?.quantity === quantity;
    };
    while (!(await isSeen())) await pause(5);
    longest = Math.max(longest, performance.now() - from);
  }
  staff.close();
  return longest;
}

async function signedIn({ url }: Restaurant): Promise<Socket> {
  const socket = await connect(url);
  const login = { strategy: 'pin', shop: idIn(1, 'shop'), pin: PIN };
  const { accessToken } = await call<{ accessToken: string }>(socket, 'create', 'authentication', login);
  await call(socket, 'create', 'authentication', { strategy: 'jwt', accessToken });
  return socket;
}

function setStock(staff: Socket, quantity: number): Promise<unknown> {
  return call(staff, 'patch', 'products', idIn(1, COUNTED_DISH), { stock: { quantity } });
}

/**
 * Quotes a cart in every busy shop at each node, as phones read a menu before they order; returns the milliseconds of a
 * quote, of which most is reading the menu.
 */
async function menusRead(nodes: readonly Restaurant[]): Promise<number> {
  const from = performance.now();
  for (const node of nodes) {
    const socket = await connect(node.url);
    for (let shop = 0; shop < BUSY_SHOPS; shop += 1)
      await call(socket, 'create', 'tableSessions/quote', aChainOrder(shop));
    socket.close();
  }
  return (performance.now() - from) / (nodes.length * BUSY_SHOPS);
}

async function measured(database: string, redis: string) {
  const env = { DATABASE_URL: database, REDIS_URL: redis };
  const nodes = [await startNode(env), await startNode(env)];
  const [one, other] = nodes.map(({ restaurant }) => restaurant);
  if (!one || !other) throw new Error('no node');
  try {
    const sockets = await Promise.all(
      Array.from({ length: CLIENTS }, (_, at) => connect((at % 2 === 0 ? one : other).url)),
    );
    const [first] = sockets;
    if (!first) throw new Error('no client connected');
    const { total } = await call<{ total: number }>(first, 'create', 'tableSessions/quote', aChainOrder(0));
    await placingRate(sockets, total, () => 0);
    const oneShop = await placingRate(sockets, total, () => 0);
    const menuMs = await menusRead([one, other]);
    let turn = 0;
    const manyShops = await placingRate(sockets, total, () => {
      turn += 1;
      return turn % BUSY_SHOPS;
    });
    const seconds = Math.max(...nodes.map(({ startedIn }) => startedIn));
    const mebibytes = Math.max(...[one, other].map(({ pid }) => residentOf(pid()) / 1024));
    for (const socket of sockets) socket.close();
    return { seconds, mebibytes, oneShop, manyShops, menuMs, heardMs: await stockHeard(one, other) };
  } finally {
    await Promise.all([one.remove(), other.remove()]);
  }
}

async function withoutRedis(database: string): Promise<number> {
  const [one, other] = [
    await startNode({ DATABASE_URL: database }),
    await startNode({ DATABASE_URL: database }),
  ];
  try {
    return await stockRead(one.restaurant, other.restaurant);
  } finally {
    await Promise.all([one.restaurant.remove(), other.restaurant.remove()]);
  }
}

/**
 * A chain of 1,000 shops on PostgreSQL and two nodes. The figure is the share of its bounds that the worst part takes:
 * start 5 s, 400 MiB, orders over the busy shops at 80 % of the rate of one, stock on the other node within 50 ms with Redis
 * and 2 s without.
 */
export const chain: Bench = {
  name: 'chain',
  async measure() {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    if (!postgres || !redis) throw new Error('chain needs PostgreSQL and Redis');
    try {
      const database = await createDatabase(postgres.url, 'chain');
      await seedChain(database, SHOPS);
      const found = await measured(database, redis.url);
      const readMs = await withoutRedis(database);
      const { seconds, mebibytes, oneShop, manyShops, menuMs, heardMs } = found;
      const shares = [seconds / 5, mebibytes / 400, (0.8 * oneShop) / manyShops, heardMs / 50, readMs / 2000];
      return {
        bench: 'chain',
        unit: 'share of the bounds',
        value: rounded(Math.max(...shares)),
        target: 1,
        bound: 'atMost',
        shops: SHOPS,
        startSeconds: rounded(seconds),
        mebibytes: Math.round(mebibytes),
        oneShopPerSecond: Math.round(oneShop),
        manyShopsPerSecond: Math.round(manyShops),
        busyShops: BUSY_SHOPS,
        menuReadMs: rounded(menuMs),
        stockWithRedisMs: rounded(heardMs),
        stockWithoutRedisMs: Math.round(readMs),
      };
    } finally {
      await Promise.all([postgres.stop(), redis.stop()]);
    }
  },
};
