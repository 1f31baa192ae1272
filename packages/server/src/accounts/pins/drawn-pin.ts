import { randomInt } from 'node:crypto';

/** PINs of one repeated digit. */
const SAME = /^(\d)\1+$/;

/** Returns a random PIN of so many digits, none of those that are tried first (office B6.1). */
export function drawnPin(digits: number): string {
  for (;;) {
    const pin = String(randomInt(10 ** digits)).padStart(digits, '0');
    const isRun = '01234567890'.includes(pin) || '09876543210'.includes(pin);
    if (!SAME.test(pin) && !isRun) return pin;
  }
}
