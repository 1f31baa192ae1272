import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../test/kits/fake-clock.ts';
import { createLimiter } from './limits.ts';

function limiterAt(limits: { perSecond: number; burst: number; inFlight: number }) {
  const time = { now: 0 };
  return { time, limiter: createLimiter({ monotonic: () => time.now }, limits) };
}

describe('limiter', () => {
  it('admits the burst, refuses the next and admits again when refilled', () => {
    const { time, limiter } = limiterAt({ perSecond: 2, burst: 3, inFlight: 10 });
    const admitted = [1, 2, 3, 4].map(() => limiter.enter('a').ok);
    expect(admitted).toEqual([true, true, true, false]);
    time.now = 499;
    expect(limiter.enter('a').ok).toBe(false);
    time.now = 500;
    expect(limiter.enter('a').ok).toBe(true);
  });

  it('caps concurrent calls and releases each once', () => {
    const { limiter } = limiterAt({ perSecond: 100, burst: 100, inFlight: 1 });
    const first = limiter.enter('a');
    expect(limiter.enter('a').ok).toBe(false);
    if (first.ok) {
      first.leave();
      first.leave();
    }
    expect(limiter.enter('a').ok).toBe(true);
    expect(limiter.enter('a').ok).toBe(false);
  });

  it('limits each key separately, and nothing when disabled', () => {
    const { limiter } = limiterAt({ perSecond: 1, burst: 1, inFlight: 9 });
    expect([limiter.enter('a').ok, limiter.enter('b').ok]).toEqual([true, true]);
    const off = createLimiter({ monotonic: () => 0 }, { perSecond: 0, burst: 0, inFlight: 0 });
    expect(Array.from({ length: 500 }, () => off.enter('a').ok)).not.toContain(false);
  });

  it.each([-10_000, -3_600_000, 3_600_000])('is unaffected by a wall clock set by %i ms', (step) => {
    const clock = createFakeClock();
    const limiter = createLimiter(clock, { perSecond: 1, burst: 2, inFlight: 10 });
    expect(limiter.enter('a').ok).toBe(true);
    clock.step(step);
    expect([limiter.enter('a').ok, limiter.enter('a').ok]).toEqual([true, false]);
    clock.advance(1_000);
    expect([limiter.enter('a').ok, limiter.enter('a').ok]).toEqual([true, false]);
  });
});
