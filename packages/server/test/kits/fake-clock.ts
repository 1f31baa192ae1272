import type { Clock } from '../../src/lib/clock.ts';

/** Noon on a Monday in Hong Kong. */
const NOON = Date.parse('2026-03-02T12:00:00+08:00');

type FakeClock = Clock & {
  /** Lets time pass: on the wall and for every duration. */
  advance(milliseconds: number): void;
  /** Sets the wall clock forward or back, as NTP or a person does, while no time passes. */
  step(milliseconds: number): void;
};

/** Returns a clock that stands still until it is moved. */
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
