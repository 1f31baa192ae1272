import { expect, test } from 'vitest';
import { pageSizeOf } from './page-size.ts';

test.each([
  ['nothing known', 0, 1, 10],
  ['rows that just fill the default', 560, 1, 10],
  ['one pixel more', 561, 1, 11],
  ['a phone', 844, 1, 14],
  ['a phone, two columns', 844, 2, 28],
  ['the largest screen', 2160, 4, 100],
])('a page of a list has 10 rows, or fills the screen and 3 rows more: %s', (_, screen, columns, size) => {
  expect(pageSizeOf(screen, columns)).toBe(size);
});
