import { expect, test } from 'vitest';
import { type CellAt, cellByKey, cellByTab, rangeOf } from './grid-selection.ts';

const SIZE = { rows: 30, columns: 4, page: 10 };
const at = (row: number, column: number): CellAt => ({ row, column });
const go = (from: CellAt, key: string, isFar = false) => cellByKey(from, { key, isFar }, SIZE);

test('B3.2 arrows, Home, End and the page keys lead from cell to cell, and stop at the edges', () => {
  expect(go(at(1, 1), 'ArrowUp')).toEqual(at(0, 1));
  expect(go(at(0, 1), 'ArrowUp')).toEqual(at(0, 1));
  expect(go(at(29, 3), 'ArrowDown')).toEqual(at(29, 3));
  expect(go(at(5, 3), 'ArrowRight')).toEqual(at(5, 3));
  expect(go(at(5, 1), 'ArrowLeft', true)).toEqual(at(5, 0));
  expect(go(at(5, 1), 'ArrowDown', true)).toEqual(at(29, 1));
  expect(go(at(5, 1), 'Home')).toEqual(at(5, 0));
  expect(go(at(5, 1), 'End', true)).toEqual(at(29, 3));
  expect(go(at(5, 1), 'PageDown')).toEqual(at(15, 1));
  expect(go(at(5, 1), 'PageUp')).toEqual(at(0, 1));
  expect(go(at(5, 1), 'x')).toBeUndefined();
});

test('B3.2 Tab goes on in the next row, and leaves the table at its ends', () => {
  expect(cellByTab(at(2, 3), 1, SIZE)).toEqual(at(3, 0));
  expect(cellByTab(at(3, 0), -1, SIZE)).toEqual(at(2, 3));
  expect(cellByTab(at(29, 3), 1, SIZE)).toBeUndefined();
  expect(cellByTab(at(0, 0), -1, SIZE)).toBeUndefined();
});

test('B3.2 a selection is the cells between its two ends, in any direction', () => {
  expect(rangeOf(at(4, 2), at(1, 3))).toEqual({ top: 1, bottom: 4, left: 2, right: 3 });
});
