import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTakeAway, GUEST } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { seededCore } from '../testing/test-core.ts';
import { forgetRequests } from './forget-requests.ts';
import { startJobs } from './start-jobs.ts';

describe('jobs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('run again and again, also after a failure, but never twice at once', async () => {
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
  describe('requests', () => {
    it('are forgotten after a month', async () => {
      const db = await databases.open();
      const { core, clock } = await seededCore(db);
      await core.ordering.create(aTakeAway(), GUEST);
      clock.advance(30 * 24 * 3_600_000);
      expect(await forgetRequests(db, clock)).toBe(0);
      clock.advance(1);
      expect(await forgetRequests(db, clock)).toBe(1);
    });
  });
});
