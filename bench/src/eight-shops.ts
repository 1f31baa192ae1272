import { createDatabase, rawPostgresRate, seedChain, startPostgres } from '@comanda/e2e/chain.ts';
import { startRedis } from '@comanda/e2e/redis.ts';
import type { Restaurant } from '@comanda/e2e/restaurant.ts';
import { postgresPid } from '@comanda/e2e/restaurant-on-postgres.ts';
import { aChainOrder, placingRate, startNode } from './chain-nodes.ts';
import { call, connect } from './guests.ts';
import { familyTimeOf, processorTimeOf } from './processor-time.ts';
import { type Bench, rounded } from './report.ts';

const SHOPS = 8;
const NODES = 2;
const CLIENTS = 32;
const RAW_ORDERS = 500;
/** Least part of the raw rate. */
const RATE = 0.4;
/** Most processor time of an order, of the nodes and the database together, in milliseconds. */
const BOTH_MS = 2;

type Running = {
  readonly nodes: readonly Restaurant[];
  /** PostgreSQL's first process. */
  readonly postgres: number;
};

/** Orders of all shops in turn by clients of both nodes: how many a second, and the processor time of each. */
async function placed({ nodes, postgres }: Running) {
  const urls = Array.from({ length: CLIENTS / nodes.length }, () => nodes.map(({ url }) => url)).flat();
  const sockets = await Promise.all(urls.map(connect));
  const [first] = sockets;
  if (!first) throw new Error('no client connected');
  const { total } = await call<{ total: number }>(first, 'create', 'tableSessions/quote', aChainOrder(0));
  let turn = 0;
  const next = () => {
    turn += 1;
    return turn % SHOPS;
  };
  const used = () => ({
    orders: turn,
    nodes: nodes.reduce((sum, { pid }) => sum + processorTimeOf(pid()), 0),
    postgres: familyTimeOf(postgres),
  });
  await placingRate(sockets, total, next);
  const before = used();
  const perSecond = await placingRate(sockets, total, next);
  const after = used();
  for (const socket of sockets) socket.close();
  const orders = after.orders - before.orders;
  const nodeMs = rounded((after.nodes - before.nodes) / orders);
  return { perSecond, nodeMs, postgresMs: rounded((after.postgres - before.postgres) / orders) };
}

/**
 * Orders of eight shops on PostgreSQL and two nodes, flushed to disk. The figure is the share of its bounds that the worse
 * takes: orders a second, against one connection that only writes the same rows, and the processor time of an order.
 */
export const eightShops: Bench = {
  name: 'eight-shops',
  async measure() {
    const [postgres, redis] = await Promise.all([startPostgres([]), startRedis()]);
    if (!postgres || !redis) throw new Error('eight-shops needs PostgreSQL and Redis');
    const nodes: Restaurant[] = [];
    try {
      const database = await createDatabase(postgres.url, 'shops');
      await seedChain(database, SHOPS);
      const env = { DATABASE_URL: database, REDIS_URL: redis.url };
      while (nodes.length < NODES) nodes.push((await startNode(env)).restaurant);
      const { perSecond, nodeMs, postgresMs } = await placed({ nodes, postgres: postgresPid(postgres) });
      await Promise.all(nodes.map((node) => node.stop()));
      const raw = await rawPostgresRate(database, RAW_ORDERS);
      return {
        bench: 'eight-shops',
        unit: 'share of the bounds',
        value: rounded(Math.max((RATE * raw) / perSecond, (nodeMs + postgresMs) / BOTH_MS)),
        target: 1,
        bound: 'atMost',
        perSecond: Math.round(perSecond),
        rawPerSecond: Math.round(raw),
        ratio: rounded(perSecond / raw),
        nodeMs,
        postgresMs,
        shops: SHOPS,
        nodes: NODES,
        clients: CLIENTS,
      };
    } finally {
      await Promise.all(nodes.map((node) => node.remove()));
      await Promise.all([postgres.stop(), redis.stop()]);
    }
  },
};
