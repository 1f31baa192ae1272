/** The two clocks of a process. Tests pass ones that they move by hand. */
export type Clock = {
  /**
   * Returns wall time in milliseconds since the epoch, for what is stored, signed or shown. It may be set back or
   * forward at any moment: never measure a duration with it.
   */
  now(): number;
  /** Returns milliseconds since some moment of this process; never goes back. For limits, time-outs and other durations. */
  monotonic(): number;
};

/** How far the clocks of two nodes may be apart, in milliseconds: so much later or earlier a time of another node is taken. */
export const CLOCK_TOLERANCE_MS = 30_000;

/** Returns the machine's own clocks. */
export function createSystemClock(): Clock {
  return { now: () => Date.now(), monotonic: () => performance.now() };
}

/** A moment as it is stored and answered: ISO 8601 in UTC with milliseconds, so that text order is time order. */
export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Now, as it is stored and answered. */
export function instantNow(clock: Pick<Clock, 'now'>): string {
  return instantOf(clock.now());
}
