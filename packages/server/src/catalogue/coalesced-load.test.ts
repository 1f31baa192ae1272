import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedReading } from './shared-reading.ts';

/** A reading whose answers the test gives. */
function aReading() {
  const asked: PromiseWithResolvers<string>[] = [];
  const taken: string[] = [];
  const reread = createSharedReading(async () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    const text = await answer.promise;
    return () => void taken.push(text);
  });
  const answer = async (at: number, text: string) => {
    asked[at]?.resolve(text);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, taken, reread, answer };
}

describe('a shared reading', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is begun after each call, one at a time', async () => {
    const { asked, taken, reread, answer } = aReading();
    const first = reread();
    const others = [reread(), reread()];
    expect(asked).toHaveLength(1);
    await answer(0, 'old');
    await first;
    expect(asked).toHaveLength(2);
    await answer(1, 'new');
    await Promise.all(others);
    expect(taken).toEqual(['old', 'new']);
  });

  it('that fails fails nobody who comes later', async () => {
    const { asked, taken, reread, answer } = aReading();
    const first = reread();
    const waiting = reread();
    asked[0]?.reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    await answer(1, 'new');
    await waiting;
    const later = reread();
    await answer(2, 'newest');
    await later;
    expect(taken).toEqual(['new', 'newest']);
  });

  it('that hangs ends after a while, and what it brings later is not taken', async () => {
    const { taken, reread, answer } = aReading();
    const first = reread();
    await answer(0, 'first');
    await first;
    const hung = expect(reread()).rejects.toThrow('unavailable');
    await vi.advanceTimersByTimeAsync(4_000);
    await hung;
    const next = reread();
    await answer(2, 'new');
    await next;
    await answer(1, 'old');
    expect(taken).toEqual(['first', 'new']);
  });

  it('that is slow has longer the next time', async () => {
    const { taken, reread, answer } = aReading();
    const first = reread();
    await answer(0, 'first');
    await first;
    for (const limit of [4_000, 8_000]) {
      const hung = expect(reread()).rejects.toThrow('unavailable');
      await vi.advanceTimersByTimeAsync(limit);
      await hung;
    }
    const slow = reread();
    await vi.advanceTimersByTimeAsync(15_999);
    await answer(3, 'slow');
    await slow;
    expect(taken).toEqual(['first', 'slow']);
  });
});
