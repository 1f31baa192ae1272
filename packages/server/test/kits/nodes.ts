import type { Organisation } from '@comanda/contract';
import { seedOrganisation } from '../../src/boot/seed.ts';
import type { Core } from '../../src/composition/create-core.ts';
import type { Db } from '../../src/db/db.ts';
import type { OutboxEvent } from '../../src/outbox/outbox-event.ts';
import type { PaymentProvider } from '../../src/payments/port/payment-provider.ts';
import { CHEAP_HASHES } from './cheap-hashes.ts';
import type { TestDatabases } from './each-database.ts';
import { createFakeClock } from './fake-clock.ts';
import { startCore } from './test-core.ts';

/** Cores over one database with a shared clock; `events` returns what all of them published. */
export type Nodes = {
  readonly cores: readonly [Core, ...Core[]];
  readonly clock: ReturnType<typeof createFakeClock>;
  readonly events: () => readonly OutboxEvent[];
};

/** Starts two nodes over one PostgreSQL database, or the only one that a SQLite file may have. */
export async function startNodes(
  databases: TestDatabases,
  given: {
    readonly organisation: Organisation;
    readonly providers: readonly PaymentProvider[];
    /** Wraps each node's database. */
    readonly over?: (db: Db) => Db;
  },
): Promise<Nodes> {
  const { organisation, providers, over = (db) => db } = given;
  const clock = createFakeClock();
  const place = await databases.newPlace();
  const first = await databases.open(place);
  await seedOrganisation(first, organisation, clock, CHEAP_HASHES);
  const one = await startCore(over(first), { clock, providers });
  if (databases.kind === 'sqlite') return { cores: [one.core], clock, events: () => one.events };
  const other = await startCore(over(await databases.open(place)), { clock, providers });
  return { cores: [one.core, other.core], clock, events: () => [...one.events, ...other.events] };
}
