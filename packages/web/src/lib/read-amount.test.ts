import { describe, expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

describe('a typed tip', () => {
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
});
