import type { Organisation } from '@comanda/contract';
import { seedOrganisation } from '../../src/boot/seed.ts';
import type { Core, CoreDependencies } from '../../src/composition/create-core.ts';
import { createCore } from '../../src/composition/create-core.ts';
import type { Db } from '../../src/db/db.ts';
import type { Log } from '../../src/lib/log.ts';
import type { OutboxEvent } from '../../src/outbox/outbox-event.ts';
import type { PaymentProvider } from '../../src/payments/port/payment-provider.ts';
import { createCounter } from '../../src/payments/providers/counter/counter.ts';
import { CHEAP_HASHES } from './cheap-hashes.ts';
import { createFakeClock } from './fake-clock.ts';
import { silentLog } from './silent-log.ts';
import { smallOrganisation } from './small-organisation.ts';

export const SECRET = 'a secret of thirty-two characters';

export type TestCore = {
  readonly core: Core;
  readonly clock: ReturnType<typeof createFakeClock>;
  /** Events published after commits, in order. */
  readonly events: readonly OutboxEvent[];
};

/** Starts a core over an open database. */
export async function startCore(
  db: Db,
  overrides: Partial<Omit<CoreDependencies, 'db' | 'clock'>> & {
    readonly clock?: ReturnType<typeof createFakeClock>;
  } = {},
): Promise<TestCore> {
  const clock = overrides.clock ?? createFakeClock();
  const events: OutboxEvent[] = [];
  const core = createCore({
    secret: SECRET,
    log: silentLog,
    providers: [createCounter()],
    publicUrl: () => 'http://localhost',
    onCommitted: (published) => void events.push(...published),
    ...overrides,
    db,
    clock,
  });
  await core.start();
  return { core, clock, events };
}

/**
 * Seeds an empty database and starts a core over it; without staff unless given.
 */
export async function seededCore(
  db: Db,
  given: {
    readonly organisation?: Organisation;
    readonly providers?: readonly PaymentProvider[];
    readonly log?: Log;
    readonly secret?: string;
  } = {},
): Promise<TestCore> {
  const { organisation = smallOrganisation({ staff: [] }), ...overrides } = given;
  const clock = createFakeClock();
  await seedOrganisation(db, organisation, clock, CHEAP_HASHES);
  return startCore(db, { ...overrides, clock });
}
