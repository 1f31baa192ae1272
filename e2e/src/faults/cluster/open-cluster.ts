import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { KitchenTicket } from '@comanda/contract';
import { createDatabase, type startPostgres } from '@comanda/server/testing/postgres.ts';
import { temporaryFolder } from '@comanda/server/testing/reaper.ts';
import { seedDatabase } from '@comanda/server/testing/seed-database.ts';
import { OTHER_SHOP } from '@comanda/server/testing/small-organisation.ts';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Balancer, openBalancer } from '../../harness/balancer.ts';
import { aFeathersClient } from '../../harness/feathers-client.ts';
import { startRedis } from '../../harness/redis.ts';
import type { Held } from '../../harness/rush.ts';
import { PINS, PRICES, SMALL_SHOP, smallShop } from '../../harness/small-shop.ts';
import { type StandbyNode, standbyNode } from '../../harness/standby-node.ts';
import { aStubbornClient, type StubbornClient, type StubbornOptions } from '../../harness/stubborn-client.ts';

export const CAKES = 2000;
const CODES = 2000;
/** Milliseconds within which a change is on the screens of the other node. */
export const SHOWN_WITHIN = 300;
/** A rice at a table, minor units. */
export const WITH_SERVICE = 2200;
/** Two calls at two nodes meet in one of so many tries. */
export const TRIES = 3;
/** Redis and the nodes find each other again. */
export const FOUND_AGAIN = { timeout: 15_000 };

export type Stores = {
  readonly postgres: Awaited<ReturnType<typeof startPostgres>>;
  readonly redis: Awaited<ReturnType<typeof startRedis>>;
  readonly program: string;
};

export const TABLES = ['view8', 'view9'] as const;
const MODIFIER = { _id: 'staffMeal', name: { en: 'Staff', cht: 'Staff', chs: 'Staff' } };

/** Returns the small organisation, whose other shop accepts online orders by hand, has tables and a modifier. */
function withTills() {
  const { shops, tableViewItems, ...organisation } = smallShop(CAKES, CODES);
  const aTable = (_id: string) => ({
    _id,
    shop: OTHER_SHOP,
    section: 'section1',
    item: _id,
    name: _id,
    capacity: 4,
  });
  return {
    ...organisation,
    shops: shops.map((shop) =>
      shop._id === OTHER_SHOP ? { ...shop, acceptOnline: true, modifiers: [MODIFIER] } : shop,
    ),
    tableViewItems: [...tableViewItems, ...TABLES.map(aTable)],
  };
}

/** Declares two nodes on one database and one bus, behind one address; returns what opens clients at them. */
export function openCluster({ postgres, redis, program }: Stores) {
  let place = { url: '' };
  let nodes: readonly StandbyNode[] = [];
  let balancer: Balancer;
  let bus = redis;
  let clients: Pick<StubbornClient, 'close'>[] = [];
  const folder = temporaryFolder('comanda-cluster-');

  beforeAll(async () => {
    place = { url: await createDatabase(postgres?.url ?? '', 'cluster') };
    await seedDatabase(place, withTills());
    const env = { DATABASE_URL: place.url, REDIS_URL: redis?.url ?? '' };
    // no secret given: they share the one in the database
    const dataDirs = ['one', 'other'].map((name) => join(folder, name));
    nodes = await Promise.all(dataDirs.map((DATA_DIR) => standbyNode(program, { ...env, DATA_DIR }, 0)));
    for (const node of nodes) node.start();
    await Promise.all(nodes.map((node) => node.ready()));
    balancer = await openBalancer(nodes.map(({ port }) => port));
  });
  afterEach(() => {
    for (const client of clients) client.close();
    clients = [];
  });
  afterAll(async () => {
    await balancer?.close();
    await Promise.all(nodes.map((node) => node.close()));
    await Promise.all([postgres?.stop(), bus?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  function client(url = balancer.url, options: StubbornOptions = {}): StubbornClient {
    const opened = aStubbornClient(url, options);
    clients.push(opened);
    return opened;
  }
  async function staff(pin: string, url = balancer.url, shop = SMALL_SHOP): Promise<StubbornClient> {
    const login = { strategy: 'pin', shop, pin };
    const { accessToken } = await client().create<{ accessToken: string }>('authentication', login);
    return client(url, { accessToken });
  }
  const nodeUrl = (at: number) => nodes[at % nodes.length]?.url ?? '';
  const aCall = (product: 'rice' | 'cake' = 'rice') => ({
    requestId: randomUUID(),
    shop: SMALL_SHOP,
    session: { type: 'takeAway' },
    products: [{ id: crypto.randomUUID(), product, quantity: 1 }],
    total: PRICES[product],
  });
  async function placeByRest(call: object): Promise<Held> {
    const answer = await fetch(`${balancer.url}/api/tableSessions/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(call),
    });
    return (await answer.json()) as Held;
  }
  /** Opens the kitchen's screen at a node: when it heard of each session's ticket. */
  async function screenAt(at: number) {
    const screen = await staff(PINS.kitchen, nodeUrl(at));
    const heard = new Map<string, number>();
    screen.on('kitchenTickets created', ({ session }: KitchenTicket) => {
      if (!heard.has(session)) heard.set(session, performance.now());
    });
    const tickets = async () => {
      const query = { shop: SMALL_SHOP, status: 'waiting', $limit: 1000 };
      return (await screen.find<{ data: KitchenTicket[] }>('kitchenTickets', query)).data;
    };
    await tickets();
    return { heard, tickets };
  }
  async function tellEachOther(): Promise<void> {
    const screens = await Promise.all(nodes.map((_node, at) => screenAt(at)));
    await expect
      .poll(async () => {
        const { _id } = await placeByRest(aCall());
        await pause(SHOWN_WITHIN);
        return screens.every(({ heard }) => heard.has(_id));
      }, FOUND_AGAIN)
      .toBe(true);
  }

  /** Opens a till of the other shop at a node, with the way to wait for what it hears. */
  async function tillAt(at: number) {
    const till = await staff('3333', nodeUrl(at), OTHER_SHOP);
    const heard = new Map<string, unknown[]>();
    for (const event of ['drafts', 'tableSessions', 'kitchenTickets', 'tillSettings'])
      till.on(`${event} patched`, (data: unknown) => heard.set(event, [...(heard.get(event) ?? []), data]));
    await till.find('tableSessions', { shop: OTHER_SHOP });
    const hears = <Row>(event: string, isIt: (row: Row) => boolean) =>
      expect.poll(() => heard.get(event)?.some((row) => isIt(row as Row)) ?? false, FOUND_AGAIN).toBe(true);
    return { till, hears };
  }

  /** Opens a connection of somebody of the other shop at each node, with what each hears. */
  async function pairOf(login: object) {
    const opened = nodes.map(({ url }) => aFeathersClient(url));
    const heard = opened.map(({ socket }) => {
      const events: { readonly event: string; readonly data: unknown }[] = [];
      socket.onAny((event: string, data: unknown) => events.push({ event, data }));
      return events;
    });
    for (const each of opened) {
      clients.push({ close: each.close });
      const { accessToken } = await each.create<{ accessToken: string }>('authentication', login);
      await each.create('authentication', { strategy: 'jwt', accessToken });
    }
    const [one, other] = opened;
    if (!one || !other) throw new Error('there are two nodes');
    /** Waits until a node has told of exactly this. */
    const hears = (at: number, event: string, data: unknown) =>
      expect.poll(() => heard[at]?.filter((each) => each.event === event)).toContainEqual({ event, data });
    return { one, other, hears };
  }

  return {
    place: () => place,
    nodes: () => nodes,
    /** Returns the address of the balancer. */
    address: () => balancer.url,
    /** Stops Redis; the function returned starts it again at its port. */
    async stopBus() {
      const { port } = new URL(bus?.url ?? '');
      await bus?.stop();
      return async () => {
        bus = await startRedis(Number(port));
      };
    },
    /** Closes a client at the end of the test. */
    closeLater: (client: Pick<StubbornClient, 'close'>) => void clients.push(client),
    client,
    staff,
    nodeUrl,
    aCall,
    placeByRest,
    screenAt,
    tellEachOther,
    tillAt,
    pairOf,
  };
}

export type Cluster = ReturnType<typeof openCluster>;

/** Returns the log-in of somebody of the other shop. */
export const pinOf = (pin: string) => ({ strategy: 'pin', shop: OTHER_SHOP, pin });
