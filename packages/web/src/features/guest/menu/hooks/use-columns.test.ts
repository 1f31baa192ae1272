import { expect, test } from 'vitest';
import { columnsOf } from './use-columns.ts';

const PHONE = { list: 1, grid: 2 };

test.each([
  // width of the list, size of its text, columns
  [236, 15, { list: 1, grid: 2 }],
  [236, 30, { list: 1, grid: 1 }],
  [306, 30, { list: 1, grid: 1 }],
  [400, 30, { list: 1, grid: 2 }],
  // beside the cart at 1280 px
  [644, 15, { list: 2, grid: 3 }],
  [1000, 15, { list: 3, grid: 5 }],
])('a list %i px wide with text of %i px has columns %o', (width, textSize, columns) => {
  expect(columnsOf(width, textSize, PHONE)).toEqual(columns);
});

test('columns that stay are the same object', () => {
  expect(columnsOf(300, 15, PHONE)).toBe(PHONE);
});
