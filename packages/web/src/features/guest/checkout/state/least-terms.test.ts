import { expect, test } from 'vitest';
import { leastTerms } from './least-terms.ts';

test('before an area is chosen the least fee and minimum are known', () => {
  const near = { fee: 1000, minTotal: 5000 };
  expect(leastTerms([near])).toEqual({ fee: 1000, minTotal: 5000, isOne: true });
  expect(leastTerms([near, { fee: 2500 }])).toEqual({ fee: 1000, minTotal: 0, isOne: false });
  expect(leastTerms([])).toEqual({ fee: 0, minTotal: 0, isOne: true });
});
