/** Where the time comes from: milliseconds since the epoch. Tests pass one that they move by hand. */
export type Clock = { now(): number };

/** The machine's own clock. */
export function createSystemClock(): Clock {
  return { now: () => Date.now() };
}

/** A moment as it is stored and answered: ISO 8601 in UTC with milliseconds, so that text order is time order. */
export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Now, as it is stored and answered. */
export function instantNow(clock: Clock): string {
  return instantOf(clock.now());
}
