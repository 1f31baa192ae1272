import { expect, test } from 'vitest';
import { signedAmount } from './signed-amount.ts';

test('T4.5 an adjustment is an amount above 0, below 0 where it is taken off', () => {
  const shop = { currency: 'HKD' } as Parameters<typeof signedAmount>[2];
  expect(signedAmount('5.50', 'less', shop)).toBe(-550);
  expect(signedAmount('1,000', 'more', shop)).toBe(100_000);
  expect(['', '0', '-3', 'x'].map((typed) => signedAmount(typed, 'less', shop))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const whole = { currency: 'TWD' } as Parameters<typeof signedAmount>[2];
  expect(signedAmount('5.50', 'less', whole)).toBeUndefined();
});
