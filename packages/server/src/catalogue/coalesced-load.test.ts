import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCoalescedLoad } from './coalesced-load.ts';

/** Creates a coalesced load whose results the test controls. */
function aLoad() {
  const started: PromiseWithResolvers<string>[] = [];
  const applied: string[] = [];
  const reload = createCoalescedLoad(async () => {
    const answer = Promise.withResolvers<string>();
    started.push(answer);
    const text = await answer.promise;
    return () => void applied.push(text);
  });
  const answer = async (at: number, text: string) => {
    started[at]?.resolve(text);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { started, applied, reload, answer };
}

describe('a coalesced load', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('starts after each call, one at a time', async () => {
    const { started, applied, reload, answer } = aLoad();
    const first = reload();
    const others = [reload(), reload()];
    expect(started).toHaveLength(1);
    await answer(0, 'old');
    await first;
    expect(started).toHaveLength(2);
    await answer(1, 'new');
    await Promise.all(others);
    expect(applied).toEqual(['old', 'new']);
  });

  it('that fails does not fail later calls', async () => {
    const { started, applied, reload, answer } = aLoad();
    const first = reload();
    const waiting = reload();
    started[0]?.reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    await answer(1, 'new');
    await waiting;
    const later = reload();
    await answer(2, 'newest');
    await later;
    expect(applied).toEqual(['new', 'newest']);
  });

  it('times out, and its late result is not applied', async () => {
    const { applied, reload, answer } = aLoad();
    const first = reload();
    await answer(0, 'first');
    await first;
    const hung = expect(reload()).rejects.toThrow('unavailable');
    await vi.advanceTimersByTimeAsync(4_000);
    await hung;
    const next = reload();
    await answer(2, 'new');
    await next;
    await answer(1, 'old');
    expect(applied).toEqual(['first', 'new']);
  });

  it('has a longer timeout after one that timed out', async () => {
    const { applied, reload, answer } = aLoad();
    const first = reload();
    await answer(0, 'first');
    await first;
    for (const limit of [4_000, 8_000]) {
      const hung = expect(reload()).rejects.toThrow('unavailable');
      await vi.advanceTimersByTimeAsync(limit);
      await hung;
    }
    const slow = reload();
    await vi.advanceTimersByTimeAsync(15_999);
    await answer(3, 'slow');
    await slow;
    expect(applied).toEqual(['first', 'slow']);
  });
});
