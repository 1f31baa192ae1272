import { expect, test } from 'vitest';
import { lowestPrice, openPriceProblem } from './open-price.ts';

const FISH = { priceMin: 5000, priceMax: 90_000 };

test.each([
  [undefined, 'required'],
  [4999, 'minimum'],
  [5000, undefined],
  [5001, undefined],
  [90_000, undefined],
  [90_001, 'maximum'],
] as const)('T4.4 a price of %s within 50.00 and 900.00: %s', (price, problem) => {
  expect(openPriceProblem(price, FISH, 1)).toBe(problem);
});

test.each([
  [-1, 'minimum'],
  [0, 'minimum'],
  [1, undefined],
] as const)('T4.4 without bounds, and with 0 as the lowest, a price of %s: %s', (price, problem) => {
  expect(openPriceProblem(price, {}, 1)).toBe(problem);
  expect(openPriceProblem(price, { priceMin: 0 }, 1)).toBe(problem);
});

test('T4.4 a price is of whole dollars where the currency has no smaller', () => {
  expect(openPriceProblem(150, {}, 100)).toBe('step');
  expect(openPriceProblem(200, {}, 100)).toBeUndefined();
  expect([lowestPrice({}, 100), lowestPrice({ priceMin: 500 }, 100)]).toEqual([100, 500]);
});
