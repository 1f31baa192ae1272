import type { Clock } from '../clock.ts';

/** Noon on a Monday in Hong Kong. */
const NOON = Date.parse('2026-03-02T12:00:00+08:00');

/** A clock that stands still until it is moved. */
export function createFakeClock(start = NOON): Clock & { advance(milliseconds: number): void } {
  let time = start;
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
