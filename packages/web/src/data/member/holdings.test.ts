import { expect, test } from 'vitest';
import { nextSkip } from './holdings.ts';

const page = (rows: number, total: number) => ({ total, data: Array.from({ length: rows }, () => 'row') });

test.each([
  ['nothing read', [], undefined],
  ['an empty list', [page(0, 0)], undefined],
  ['one row short of the end', [page(10, 21), page(10, 21)], 20],
  ['the end', [page(10, 20), page(10, 20)], undefined],
  ['rows that went meanwhile', [page(10, 12), page(0, 12)], undefined],
  ['rows that came meanwhile', [page(10, 20), page(10, 21)], 20],
])('the next page begins after the rows read so far: %s', (_, pages, skip) => {
  expect(nextSkip(pages)).toBe(skip);
});
