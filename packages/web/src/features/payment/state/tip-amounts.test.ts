import { expect, test } from 'vitest';
import { tipOf, typedTip } from './tip-amounts.ts';

test.each([
  [11_620, 10, 1200],
  [11_620, 5, 600],
  [100, 5, 100],
  [1, 15, 100],
])('of %i a tip of %i %% is %i', (amount, percent, tip) => {
  expect(tipOf(amount, percent)).toBe(tip);
});

test.each([
  ['20', 2000],
  [' 7.5 ', 750],
  ['7,25', 725],
  ['100', 10_000],
  ['100.01', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%j typed is %j', (text, tip) => {
  expect(typedTip(text, 10_000)).toBe(tip);
});
