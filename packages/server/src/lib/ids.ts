import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

const RANDOM_BYTES = 16;
const TIME_DIGITS = 9;

/** Returns a new id: a base-36 timestamp for index locality, then 128 random bits to make it unguessable. */
export function newId(clock: Pick<Clock, 'now'>): string {
  const time = clock.now().toString(36).padStart(TIME_DIGITS, '0');
  return `${time}${randomBytes(RANDOM_BYTES).toString('base64url')}`;
}
