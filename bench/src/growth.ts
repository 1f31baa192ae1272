import { join } from 'node:path';
import { createDatabase, startPostgres } from '@comanda/e2e/chain.ts';
import { openRestaurant, type Restaurant } from '@comanda/e2e/restaurant.ts';
import { addPastOrders, openFile, openPostgres, type Store } from './past-orders.ts';
import { placeOrders } from './placer.ts';
import { type Bench, median, rounded } from './report.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;
/** Orders that are placed through the program; the others are copies of them. */
const PLACED = 2_500;
const CLIENTS = 32;
const ROUNDS = 5;
const ORDERS_A_ROUND = 960;
const STARTS = 9;

type GrowthStore = {
  readonly env: Readonly<Record<string, string>>;
  readonly open: (restaurant: Restaurant) => Promise<Store>;
};
type Grown = { readonly restaurant: Restaurant; readonly place: GrowthStore };

async function withStore<Answer>({ restaurant, place }: Grown, work: (store: Store) => Promise<Answer>) {
  const store = await place.open(restaurant);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function openGrown(place: GrowthStore, size: number): Promise<Grown> {
  const grown = {
    place,
    restaurant: await openRestaurant({ env: { ...place.env, DEMO: '1', RATE_LIMIT: '0', WEB_DEV: '1' } }),
  };
  await placingRate(grown.restaurant, PLACED);
  await grown.restaurant.stop();
  await withStore(grown, async (store) => {
    await addPastOrders(store, PLACED, size);
    await store.run('vacuum');
    await store.run('analyze');
  });
  return grown;
}

function placingRate({ url }: Restaurant, orders: number): Promise<number> {
  return placeOrders(url, { orders, clients: CLIENTS });
}

async function startSeconds({ restaurant }: Grown): Promise<number> {
  await restaurant.stop();
  const from = performance.now();
  await restaurant.start();
  return (performance.now() - from) / 1000;
}

/** Returns the indexes of a list, each round from another one on: none is always measured after the same other. */
function turnsOf(all: readonly unknown[], round: number): readonly number[] {
  return all.map((_, at) => (at + round) % all.length);
}

/** Returns the rate, start time and bytes of an order of each, measured in turns: the machine's moods meet all. */
async function figuresOf(all: readonly Grown[]) {
  const starts = all.map((): number[] => []);
  const rates = all.map((): number[] => []);
  for (let start = 0; start < STARTS; start += 1)
    for (const at of turnsOf(all, start)) starts[at]?.push(await startSeconds(all[at] as Grown));
  for (const { restaurant } of all) await placingRate(restaurant, ORDERS_A_ROUND);
  const bytes = () => Promise.all(all.map((grown) => withStore(grown, (store) => store.bytes())));
  const stopAll = () => Promise.all(all.map(({ restaurant }) => restaurant.stop()));
  await stopAll();
  const before = await bytes();
  for (const { restaurant } of all) await restaurant.start();
  for (const { restaurant } of all) await placingRate(restaurant, ORDERS_A_ROUND / 4);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of turnsOf(all, round))
      rates[at]?.push(await placingRate((all[at] as Grown).restaurant, ORDERS_A_ROUND));
  await stopAll();
  const after = await bytes();
  const orders = ORDERS_A_ROUND / 4 + ROUNDS * ORDERS_A_ROUND;
  return {
    perSecond: rates.map(median),
    startSeconds: starts.map(median),
    bytesAnOrder: after.map((size, at) => (size - (before[at] ?? 0)) / orders),
  };
}

async function grown(name: string, places: readonly GrowthStore[]) {
  const all: Grown[] = [];
  try {
    for (const [at, size] of SIZES.entries()) all.push(await openGrown(places[at] as GrowthStore, size));
    const { perSecond, startSeconds: starts, bytesAnOrder } = await figuresOf(all);
    const worst = (values: readonly number[]) => Math.max(...values.map((value) => value / (values[0] ?? 1)));
    const value = Math.max(worst(perSecond.map((rate) => 1 / rate)), worst(starts), worst(bytesAnOrder));
    return {
      bench: name,
      unit: 'times the smallest',
      value: rounded(value),
      target: 1.1,
      bound: 'atMost' as const,
      orders: SIZES,
      perSecond: perSecond.map(Math.round),
      startSeconds: starts.map(rounded),
      bytesAnOrder: bytesAnOrder.map(Math.round),
    };
  } finally {
    await Promise.all(all.map(({ restaurant }) => restaurant.remove()));
  }
}

/** Orders a second, start time and bytes of an order with 10,000, 100,000 and 1,000,000 stored ones, on SQLite. */
export const growth: Bench = {
  name: 'growth',
  measure: () =>
    grown(
      'growth',
      SIZES.map(() => ({ env: {}, open: async ({ dataDir }) => openFile(join(dataDir, 'comanda.sqlite')) })),
    ),
};

/** The same on PostgreSQL. */
export const growthPostgres: Bench = {
  name: 'growth-postgres',
  async measure() {
    const postgres = await startPostgres([]);
    if (!postgres) throw new Error('PostgreSQL is not installed');
    try {
      const urls: string[] = [];
      for (const size of SIZES) urls.push(await createDatabase(postgres.url, `orders_${size}`));
      return await grown(
        'growth-postgres',
        urls.map((url) => ({ env: { DATABASE_URL: url }, open: () => openPostgres(url) })),
      );
    } finally {
      await postgres.stop();
    }
  },
};
