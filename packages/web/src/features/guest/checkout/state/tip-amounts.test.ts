import { expect, test } from 'vitest';
import { tipAmounts } from './tip-amounts.ts';

test('suggests tips in round amounts of the currency', () => {
  expect(tipAmounts('TWD').every((amount) => amount % 100 === 0)).toBe(true);
  expect(tipAmounts('EUR')).toEqual([500, 1000]);
});
