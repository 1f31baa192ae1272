import { expect, test } from 'vitest';
import { firstRows } from './first-rows.ts';

const heightOf = (index: number) => (index === 0 ? 50 : 100);
const rowsOf = (count: number) => firstRows({ count, heightOf, screen: 300 });

test('renders the rows that fill the screen, and two below', () => {
  const { drawn, height } = rowsOf(20);
  expect(drawn.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(drawn[2]?.start).toBe(150);
  expect(height).toBe(1950);
});

test('renders all rows of a short menu and none of an empty one', () => {
  expect(rowsOf(3).drawn).toHaveLength(3);
  expect(rowsOf(0)).toEqual({ drawn: [], height: 0 });
});
