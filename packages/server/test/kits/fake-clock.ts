import type { Clock } from '../../src/lib/clock.ts';

/** Noon on a Monday in Hong Kong. */
const NOON = Date.parse('2026-03-02T12:00:00+08:00');

type FakeClock = Clock & {
  /** Advances the wall clock and the monotonic one. */
  advance(milliseconds: number): void;
  /** Sets the wall clock forward or back, as NTP does, without time passing. */
  step(milliseconds: number): void;
};

/** Creates a clock that stands still until it is advanced. */
export function createFakeClock(start = NOON): FakeClock {
  let wall = start;
  let elapsed = 0;
  return {
    now: () => wall,
    monotonic: () => elapsed,
    advance: (milliseconds) => {
      wall += milliseconds;
      elapsed += milliseconds;
    },
    step: (milliseconds) => {
      wall += milliseconds;
    },
  };
}
