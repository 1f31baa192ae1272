import type { CoreContext } from '../../core/index.ts';
import { statement, type Tx } from '../../db/index.ts';
import { CLOCK_TOLERANCE_MS, CodedError, instantNow, instantOf } from '../../lib/index.ts';

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/** What tries are counted under. A name is somebody's, an address's or a shop's. */
export type AttemptKey = {
  readonly name: string;
  /** Tries in a row that cost nothing; each further one doubles the wait. Absent: there is no such wait. */
  readonly free?: number;
  /** Tries within an hour; then it waits until that hour is over. */
  readonly perHour: number;
};
type Row = {
  readonly tries: number;
  readonly last_at: string;
  readonly hour_tries: number;
  readonly hour_at: string;
};

/** Makes sure of the row, and holds it until the end of the transaction. */
const hold = statement<{ name: string; now: string }>()((q, p) =>
  q
    .insertInto('guesses')
    .values({ name: p.name, tries: 0, last_at: p.now, hour_tries: 0, hour_at: p.now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: p.name }))
    .returning(['tries', 'last_at', 'hour_tries', 'hour_at']),
);
const count = statement<{ name: string; tries: number; now: string; hourTries: number; hourAt: string }>()(
  (q, p) =>
    q
      .updateTable('guesses')
      .set({ tries: p.tries, last_at: p.now, hour_tries: p.hourTries, hour_at: p.hourAt })
      .where('name', '=', p.name),
);
const forgetOld = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('guesses').where('last_at', '<', p.before),
);

/**
 * Slows guessing down, whichever node is asked: after some failures each further one doubles the wait, up to a
 * quarter of an hour, and within an hour there may be so many at all. Forgotten after an hour.
 */
export function createAttemptLimiter({ write, clock }: Pick<CoreContext, 'write' | 'clock'>) {
  const rowOf = async (tx: Tx, name: string): Promise<Row> => {
    const row = await tx.first(hold, { name, now: instantNow(clock) });
    if (row === undefined) throw new Error('a row that was just made is gone');
    return row;
  };

  return {
    /**
     * Counts a try (or several that come in one call) under every key before it is known to fail, so that guesses sent all at once are slowed down
     * too. `tooManyRequests` with `retryAfter` (s) when one of them has to wait; then none counts it.
     */
    async trying(keys: readonly AttemptKey[], times = 1): Promise<void> {
      await write(async (tx) => {
        const now = clock.now();
        for (const key of inOrder(keys)) {
          const row = await rowOf(tx, key.name);
          const wait = waitOf(row, key, now);
          if (wait > 0) throw new CodedError('tooManyRequests', { retryAfter: Math.ceil(wait / 1000) });
          await tx.run(count, counted(key.name, row, times, now));
        }
      });
    },
    /** It was no guess: takes the tries back, and for `own`, whose name it was, all those in a row. */
    async succeeded(keys: readonly AttemptKey[], own?: string, times = 1): Promise<void> {
      await write(async (tx) => {
        for (const { name } of inOrder(keys)) {
          const { tries, last_at, hour_tries, hour_at } = await rowOf(tx, name);
          await tx.run(count, {
            name,
            tries: name === own ? 0 : Math.max(0, tries - times),
            now: last_at,
            hourTries: Math.max(0, hour_tries - times),
            hourAt: hour_at,
          });
        }
      });
    },
    /** Forgets what is over; gives how many. */
    async forget(): Promise<number> {
      return write((tx) => tx.run(forgetOld, { before: instantOf(clock.now() - 2 * HOUR_MS) }));
    },
  };
}
export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;

/** Always in the same order, so that two callers do not wait for each other. */
function inOrder(keys: readonly AttemptKey[]): readonly AttemptKey[] {
  return keys.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Whether less than an hour (ms) has passed since. A time further ahead than clocks are apart is that of a clock which
 * has been set back: nobody waits for it to come again.
 */
function isWithinHour(now: number, since: number): boolean {
  return since <= now + CLOCK_TOLERANCE_MS && now - since < HOUR_MS;
}

function waitOf({ tries, last_at, hour_tries, hour_at }: Row, key: AttemptKey, now: number): number {
  const last = Date.parse(last_at);
  const hour = Date.parse(hour_at);
  const { free = Number.POSITIVE_INFINITY, perHour } = key;
  const ofHour = hour_tries >= perHour && isWithinHour(now, hour) ? hour + HOUR_MS - now : 0;
  if (tries < free || !isWithinHour(now, last)) return ofHour;
  const pause = Math.min(FIRST_WAIT_MS * 2 ** (tries - free), LONGEST_WAIT_MS);
  return Math.max(ofHour, last + pause - now);
}

function counted(name: string, { tries, last_at, hour_tries, hour_at }: Row, times: number, now: number) {
  const isRow = isWithinHour(now, Date.parse(last_at));
  const isHour = isWithinHour(now, Date.parse(hour_at));
  return {
    name,
    tries: isRow ? tries + times : times,
    now: instantOf(now),
    hourTries: isHour ? hour_tries + times : times,
    hourAt: isHour ? hour_at : instantOf(now),
  };
}
