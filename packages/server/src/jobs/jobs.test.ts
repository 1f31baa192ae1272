import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { SECRET, seededCore } from '../../test/kits/test-core.ts';
import { createSandbox } from '../payments/providers/sandbox/create-sandbox.ts';
import { coreJobs } from './core-jobs.ts';
import { deletePickupSlots } from './delete-pickup-slots.ts';
import { deleteRequests } from './delete-requests.ts';
import { startJobs } from './start-jobs.ts';

describe('jobs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('run repeatedly, also after a failure, but never concurrently', async () => {
    const errors: object[] = [];
    const log = { info: () => {}, warn: () => {}, error: (data: object) => void errors.push(data) };
    let runs = 0;
    const slow = Promise.withResolvers<void>();
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('no');
      if (runs === 2) await slow.promise;
    };
    const jobs = startJobs([{ name: 'job', everyMs: 1000, run }], log);
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toBe(2);
    expect(errors).toMatchObject([{ job: 'job' }]);
    slow.resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toBe(3);
    await jobs.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toBe(3);
  });
});

eachDatabase((databases) => {
  it('between nodes run where there may be several', async () => {
    const db = await databases.open();
    const { core, clock } = await seededCore(db);
    const sandbox = createSandbox({
      db,
      clock,
      secret: SECRET,
      log: silentLog,
      post: async () => true,
      shopOf: () => undefined,
    });
    const names = (hasBus: boolean) => coreJobs({ core, db, clock, sandbox, hasBus }).map(({ name }) => name);
    const [relay, refresh] = ['relay abandoned events', 'read the catalogue again'];
    const isShared = databases.kind === 'postgres';
    expect(names(false).filter((name) => name === relay || name === refresh)).toEqual(
      isShared ? [relay, refresh] : [],
    );
    expect(names(true).includes(refresh)).toBe(false);
  });

  it('delete past pickup times, leaving their orders unchanged', async () => {
    const db = await databases.open();
    const { core, clock } = await seededCore(db);
    const pickupAt = '2026-03-02T04:15:00.000Z';
    const call = aTakeAway({ session: { type: 'takeAway', pickupAt } });
    const { _id: session, restoreKey } = await core.ordering.create(call, GUEST);
    clock.advance((24 * 60 + 15) * 60_000);
    expect(await deletePickupSlots(db, clock)).toBe(0);
    clock.advance(1);
    expect(await deletePickupSlots(db, clock)).toBe(1);
    const cancel = { requestId: crypto.randomUUID(), session, restoreKey };
    expect((await core.ordering.cancel(cancel, GUEST)).status).toBe('cancelled');
  });

  describe('requests', () => {
    it('are deleted after a month', async () => {
      const db = await databases.open();
      const { core, clock } = await seededCore(db);
      await core.ordering.create(aTakeAway(), GUEST);
      clock.advance(30 * 24 * 3_600_000);
      expect(await deleteRequests(db, clock)).toBe(0);
      clock.advance(1);
      expect(await deleteRequests(db, clock)).toBe(1);
    });

    it('are found by their age, not by reading all of them', async () => {
      const db = await databases.open();
      const explain = db.kind === 'sqlite' ? 'explain query plan' : 'explain';
      const plan = await db.unitOfWork(async (tx) => {
        const run = (text: string) => tx.query((q) => ({ compile: () => sql.raw(text).compile(q) }));
        // a table as small as this one is read whole otherwise
        if (db.kind === 'postgres') await run('set local enable_seqscan = off');
        return run(`${explain} delete from idempotency where created_at < '2026-03-01'`);
      });
      expect(JSON.stringify(plan)).toContain('idempotency_created');
    });
  });
});
