import { expect, test } from 'vitest';
import { tipOf } from './tip-amounts.ts';

const TEN_CENTS = { currency: 'HKD', priceRoundFactor: 10, priceRoundMethod: 'round' } as const;
const CENTS = { currency: 'HKD' } as const;
const NOT_ROUNDED = { ...TEN_CENTS, priceRoundMethod: 'no' } as const;
const WHOLE = { currency: 'TWD' } as const;
const WHOLE_BY_FIVE = { currency: 'TWD', priceRoundFactor: 500 } as const;
const NO_SUCH_COIN = { currency: 'TWD', priceRoundFactor: 10 } as const;

test.each([
  [11_000, 5, TEN_CENTS, 550],
  [11_000, 15, TEN_CENTS, 1650],
  [11_090, 5, TEN_CENTS, 550],
  [11_100, 5, TEN_CENTS, 560],
  [11_110, 5, TEN_CENTS, 560],
  [11_110, 5, CENTS, 556],
  [11_110, 5, NOT_ROUNDED, 556],
  [11_000, 5, WHOLE, 600],
  [10_900, 5, WHOLE, 500],
  [11_000, 10, WHOLE_BY_FIVE, 1000],
  [12_500, 10, WHOLE_BY_FIVE, 1500],
  [11_000, 5, NO_SUCH_COIN, 600],
  [1, 15, TEN_CENTS, 10],
])('of %i a tip of %i %% in a shop like %j is %i', (amount, percent, at, tip) => {
  expect(tipOf(amount, percent, at)).toBe(tip);
});
