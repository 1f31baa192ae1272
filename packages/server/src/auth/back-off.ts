import type { Clock } from '../clock.ts';

const FREE_FAILURES = 5;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;
const FORGET_MS = 60 * 60_000;
const MOST_KEYS = 10_000;

type Failures = { readonly count: number; readonly last: number };

/** Slows guessing down: after five failures each further one doubles the wait. */
export function createBackOff({ now }: Clock) {
  const failures = new Map<string, Failures>();
  const known = (key: string): Failures | undefined => {
    const entry = failures.get(key);
    return entry && now() - entry.last < FORGET_MS ? entry : undefined;
  };
  return {
    /** Milliseconds to wait before the next try; 0 when it may come. */
    waitOf(key: string): number {
      const entry = known(key);
      if (!entry || entry.count < FREE_FAILURES) return 0;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (entry.count - FREE_FAILURES), LONGEST_WAIT_MS);
      return Math.max(0, entry.last + wait - now());
    },
    failed(key: string): void {
      const count = (known(key)?.count ?? 0) + 1;
      failures.delete(key);
      failures.set(key, { count, last: now() });
      const [oldest] = failures.keys();
      if (failures.size > MOST_KEYS && oldest !== undefined) failures.delete(oldest);
    },
    succeeded(key: string): void {
      failures.delete(key);
    },
  };
}
