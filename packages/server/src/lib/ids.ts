import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

const RANDOM_BYTES = 16;
const TIME_DIGITS = 9;

/** A new id: the time first, so that rows of one moment lie together, then 128 random bits, so that none is guessed. */
export function newId(clock: Pick<Clock, 'now'>): string {
  const time = clock.now().toString(36).padStart(TIME_DIGITS, '0');
  return `${time}${randomBytes(RANDOM_BYTES).toString('base64url')}`;
}
