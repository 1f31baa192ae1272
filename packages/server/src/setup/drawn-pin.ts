import { randomInt } from 'node:crypto';

const DIGITS = 6;
/** PINs of one repeated digit. */
const SAME = /^(\d)\1+$/;

/** Returns a random PIN of six digits, none of those that are tried first (office B6.1). */
export function drawnPin(): string {
  for (;;) {
    const pin = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const isRun = '01234567890'.includes(pin) || '09876543210'.includes(pin);
    if (!SAME.test(pin) && !isRun) return pin;
  }
}
