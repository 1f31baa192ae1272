import { describe, expect, test } from 'vitest';
import { tipAmounts } from '../../features/guest/checkout/state/tip-amounts.ts';
import { readAmount } from '../../lib/read-amount.ts';
import { tipFor } from './tip.ts';

describe('a tip that is typed', () => {
  test.each([
    ['', 1, { amount: 0 }],
    ['0', 1, { amount: 0 }],
    ['7.5', 1, { amount: 750 }],
    [' 7,25 ', 1, { amount: 725 }],
    ['7,5', 1, { amount: 750 }],
    ['1e3', 1, { problem: 'notNumber' }],
    ['１２', 1, { amount: 1200 }],
    ['1,000', 1, { amount: 100_000 }],
    ['1,000.01', 1, { problem: 'tooMuch', limit: 100_000 }],
    ['7.5', 100, { problem: 'tooFine', limit: 100 }],
    ['-5', 1, { problem: 'notNumber' }],
    ['five', 1, { problem: 'notNumber' }],
  ] as const)('%j in steps of %d', (typed, step, answer) => {
    expect(readAmount(typed, { step, most: 100_000 })).toEqual(answer);
  });

  test('the suggestions are amounts of the currency', () => {
    expect(tipAmounts('TWD').every((amount) => amount % 100 === 0)).toBe(true);
    expect(tipAmounts('EUR')).toEqual([500, 1000]);
  });
});

test('a tip counts for the cart it was given to', () => {
  const kept = { shop: 's', session: 'x', amount: 500 };
  const owner = { shop: 's', mode: 'dineIn', session: 'x' } as const;
  expect(tipFor(kept, owner)).toBe(500);
  expect(tipFor(kept, { ...owner, session: undefined })).toBe(0);
  expect(tipFor(kept, { ...owner, shop: 'other' })).toBe(0);
  expect(tipFor(null, owner)).toBe(0);
});
