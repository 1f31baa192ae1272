import { describe, expect, test } from 'vitest';
import { clockOffset, isClockRight } from './clock-offset.ts';

const DATE = 'Mon, 02 Mar 2026 12:00:00 GMT';
/** The middle of the second that the server said. */
const SAID = Date.parse(DATE) + 500;

describe('the clock of a device', () => {
  test('T1.3 is compared with the server’s at the middle of the call', () => {
    expect(clockOffset({ askedAt: SAID + 1900, answeredAt: SAID + 2100, date: DATE })).toBe(2000);
    expect(clockOffset({ askedAt: SAID - 4000, answeredAt: SAID - 2000, date: DATE })).toBe(-3000);
    expect(clockOffset({ askedAt: 0, answeredAt: 0, date: null })).toBeUndefined();
  });

  test('T1.3 is right up to five seconds', () => {
    const right = [-5001, -5000, 0, 5000, 5001].map(isClockRight);
    expect(right).toEqual([false, true, true, true, false]);
  });
});
