import { randomFillSync } from 'node:crypto';
import type { Clock } from './clock.ts';

const RANDOM_BYTES = 16;
/** Random bytes fetched at a time: fetching costs far more than they do. */
const POOL_BYTES = 128 * RANDOM_BYTES;
const TIME_DIGITS = 9;

/** Returns a new id: a base-36 timestamp for index locality, then 128 random bits to make it unguessable. */
export function newId(clock: Pick<Clock, 'now'>): string {
  const time = clock.now().toString(36).padStart(TIME_DIGITS, '0');
  return `${time}${nextRandom()}`;
}

const nextRandom = createRandomTexts();

/** Creates the source of the ids' random parts, each used once. */
function createRandomTexts(): () => string {
  const pool = Buffer.alloc(POOL_BYTES);
  let used = POOL_BYTES;
  return () => {
    if (used === POOL_BYTES) {
      randomFillSync(pool);
      used = 0;
    }
    used += RANDOM_BYTES;
    return pool.toString('base64url', used - RANDOM_BYTES, used);
  };
}
