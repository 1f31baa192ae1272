import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, startPostgres } from '@comanda/server/testing/postgres.ts';
import { rawPostgresRate } from '@comanda/server/testing/raw-postgres-rate.ts';
import { openRestaurant, type Restaurant } from './restaurant.ts';

export type RestaurantOnPostgres = Restaurant & {
  /** Process id of PostgreSQL's first process, which starts the others. */
  readonly postgresPid: number;
  /** Returns the orders a second that one connection writes when it does nothing else. */
  readonly rawRate: (orders: number) => Promise<number>;
};

/** Opens the demo's restaurant on a PostgreSQL of its own that flushes each commit to disk. */
export async function openRestaurantOnPostgres(
  env: Readonly<Record<string, string>>,
): Promise<RestaurantOnPostgres> {
  const postgres = await startPostgres([]);
  if (!postgres) throw new Error('PostgreSQL is not installed');
  const url = await createDatabase(postgres.url, 'restaurant');
  const restaurant = await openRestaurant({ env: { ...env, DATABASE_URL: url, DEMO: '1' } });
  return {
    ...restaurant,
    postgresPid: postgresPid(postgres),
    rawRate: (orders) => rawPostgresRate(url, orders),
    async remove() {
      await restaurant.remove();
      await postgres.stop();
    },
  };
}

/** Returns the process id of a PostgreSQL's first process. */
export function postgresPid({ data }: { readonly data: string }): number {
  return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
}
