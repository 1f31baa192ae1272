import { expect, test } from 'vitest';
import { carriedLabel } from './carried-label.ts';

type Bill = Parameters<typeof carriedLabel>[0];

test.each<[string, number, number]>([
  ['carried', 0, 0],
  ['carried', 1, 0],
  ['carriedPending', 0, 1],
  ['carriedBoth', 1, 1],
])('a share is corrected by what is %s, of %i payments and %i under way', (label, paid, pending) => {
  const bill = {
    payments: Array(paid).fill({}),
    pendingPayments: Array(pending).fill({}),
  } as unknown as Bill;
  expect(carriedLabel(bill)).toBe(label);
});
