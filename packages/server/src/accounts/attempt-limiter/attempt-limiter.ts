import { HOUR_MS, MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import { statement, type Tx } from '../../db/index.ts';
import { CLOCK_TOLERANCE_MS, CodedError, instantNow, instantOf } from '../../lib/index.ts';

const FIRST_WAIT_MS = 15_000;
const MAX_WAIT_MS = 15 * MINUTE_MS;

/** Counter of attempts, e.g. of an account, an address or a shop. */
export type AttemptKey = {
  readonly name: string;
  /** Consecutive attempts without backoff; each further one doubles the wait. Absent: no backoff. */
  readonly free?: number;
  /** Attempts allowed within an hour; further ones wait until that hour is over. */
  readonly perHour: number;
};
/** Attempts that remain before a wait; once none does, `retryAfter` is that wait in seconds. */
export type AttemptsLeft = { readonly triesLeft: number; readonly retryAfter?: number };

type Row = {
  readonly tries: number;
  readonly last_at: string;
  readonly hour_tries: number;
  readonly hour_at: string;
};

/** Creates the row unless it exists, and locks it until the end of the transaction. */
const lock = statement<{ name: string; now: string }>()((q, p) =>
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
const deleteOld = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('guesses').where('last_at', '<', p.before),
);

/**
 * Creates the rate limiter for passwords, PINs and codes. The counters are in the database and so shared by all nodes:
 * after a few consecutive failures each further one doubles the wait, up to a quarter of an hour, and each key has a
 * limit per hour. Counters reset after an hour without attempts.
 */
export function createAttemptLimiter({ write, clock }: Pick<CoreContext, 'write' | 'clock'>) {
  const rowOf = async (tx: Tx, name: string): Promise<Row> => {
    const row = await tx.first(lock, { name, now: instantNow(clock) });
    if (row === undefined) throw new Error('the row just inserted is missing');
    return row;
  };

  return {
    /**
     * Counts an attempt, or several of one call, under every key before its outcome is known, so that concurrent
     * attempts are limited too. Throws `tooManyRequests` with `retryAfter` (s) when any key has to wait; then nothing
     * is counted. Returns what is left if these attempts fail.
     */
    async consume(keys: readonly AttemptKey[], attempts = 1): Promise<AttemptsLeft> {
      return write(async (tx) => {
        const now = clock.now();
        const left: AttemptsLeft[] = [];
        for (const key of inOrder(keys)) {
          const row = await rowOf(tx, key.name);
          const wait = waitOf(row, key, now);
          if (wait > 0) throw new CodedError('tooManyRequests', { retryAfter: Math.ceil(wait / 1000) });
          const next = counted(key.name, row, attempts, now);
          await tx.run(count, next);
          left.push(leftOf(next, key, now));
        }
        return fewest(left);
      });
    },
    /** Uncounts successful attempts, and resets the backoff of the key named `own`. */
    async refund(keys: readonly AttemptKey[], own?: string, attempts = 1): Promise<void> {
      await write(async (tx) => {
        for (const { name } of inOrder(keys)) {
          const { tries, last_at, hour_tries, hour_at } = await rowOf(tx, name);
          await tx.run(count, {
            name,
            tries: name === own ? 0 : Math.max(0, tries - attempts),
            now: last_at,
            hourTries: Math.max(0, hour_tries - attempts),
            hourAt: hour_at,
          });
        }
      });
    },
    /** Deletes expired counters; returns how many. */
    async deleteExpired(): Promise<number> {
      return write((tx) => tx.run(deleteOld, { before: instantOf(clock.now() - 2 * HOUR_MS) }));
    },
  };
}
export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;

/** Sorts keys by name, so that concurrent calls lock rows in the same order and cannot deadlock. */
function inOrder(keys: readonly AttemptKey[]): readonly AttemptKey[] {
  return keys.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Returns whether less than an hour has passed since a time (epoch ms). A time further ahead than the clock tolerance
 * was written before the clock was set back; it counts as past, so that nobody waits for it to come again.
 */
function isWithinHour(now: number, since: number): boolean {
  return since <= now + CLOCK_TOLERANCE_MS && now - since < HOUR_MS;
}

/** Returns for how long a key has to wait before its next attempt (ms); 0 or less when it need not. */
function waitOf({ tries, last_at, hour_tries, hour_at }: Row, key: AttemptKey, now: number): number {
  const last = Date.parse(last_at);
  const hour = Date.parse(hour_at);
  const { free = Number.POSITIVE_INFINITY, perHour } = key;
  const hourlyWait = hour_tries >= perHour && isWithinHour(now, hour) ? hour + HOUR_MS - now : 0;
  if (tries < free || !isWithinHour(now, last)) return hourlyWait;
  const backoff = Math.min(FIRST_WAIT_MS * 2 ** (tries - free), MAX_WAIT_MS);
  return Math.max(hourlyWait, last + backoff - now);
}

type Counted = ReturnType<typeof counted>;

/** Returns what a key has left after attempts were counted. */
function leftOf(next: Counted, key: AttemptKey, now: number): AttemptsLeft {
  const { tries, hourTries } = next;
  const triesLeft = Math.max(0, Math.min((key.free ?? key.perHour) - tries, key.perHour - hourTries));
  if (triesLeft > 0) return { triesLeft };
  const row = { tries, last_at: next.now, hour_tries: hourTries, hour_at: next.hourAt };
  return { triesLeft, retryAfter: Math.ceil(waitOf(row, key, now) / 1000) };
}

/** Returns the strictest of what several keys have left. */
function fewest(left: readonly AttemptsLeft[]): AttemptsLeft {
  const [first = { triesLeft: 0 }] = left.toSorted(
    (one, other) => one.triesLeft - other.triesLeft || (other.retryAfter ?? 0) - (one.retryAfter ?? 0),
  );
  return first;
}

function counted(name: string, { tries, last_at, hour_tries, hour_at }: Row, attempts: number, now: number) {
  const isConsecutive = isWithinHour(now, Date.parse(last_at));
  const isSameHour = isWithinHour(now, Date.parse(hour_at));
  return {
    name,
    tries: isConsecutive ? tries + attempts : attempts,
    now: instantOf(now),
    hourTries: isSameHour ? hour_tries + attempts : attempts,
    hourAt: isSameHour ? hour_at : instantOf(now),
  };
}
