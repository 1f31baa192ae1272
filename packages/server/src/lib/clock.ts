/** Wall clock and monotonic clock of the process; tests pass manual ones. */
export type Clock = {
  /**
   * Returns wall time in milliseconds since the epoch, for values that are stored, signed or shown. The system clock
   * may jump in either direction, so never measure a duration with it.
   */
  now(): number;
  /** Returns milliseconds since an arbitrary start; never goes back. For rate limits, timeouts and other durations. */
  monotonic(): number;
};

/** Clock skew tolerated between two nodes, in milliseconds. */
export const CLOCK_TOLERANCE_MS = 30_000;

/** Returns the machine's clocks. */
export function createSystemClock(): Clock {
  return { now: () => Date.now(), monotonic: () => performance.now() };
}

/** Formats epoch milliseconds as stored and sent: ISO 8601, UTC, with milliseconds, so that text order is time order. */
export function instantOf(milliseconds: number): string {
  if (last.milliseconds !== milliseconds) last = { milliseconds, text: new Date(milliseconds).toISOString() };
  return last.text;
}

/** Last moment formatted: an order asks for the time again and again. */
let last = { milliseconds: 0, text: new Date(0).toISOString() };

/** Returns the current wall time in the format of `instantOf`. */
export function instantNow(clock: Pick<Clock, 'now'>): string {
  return instantOf(clock.now());
}
