import { expect, test } from 'vitest';
import { paperOf } from './paper.ts';

test.each([
  [4200, [], 'bill'],
  [1000, [{}], 'bill'],
  [0, [{}], 'receipt'],
  [-200, [{}], 'receipt'],
  [0, [], 'bill'],
] as const)('with %i open after the payments %j it is a %s', (outstanding, payments, word) => {
  expect(paperOf({ bill: { outstanding }, payments })).toBe(word);
});
