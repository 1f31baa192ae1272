import { describe, expect, test } from 'vitest';
import { nextTo } from './one-tab-stop.ts';

/** Returns the box of 100 by 50 pixels at a column and row. */
const at = (column: number, row: number) => ({
  left: column * 100,
  right: column * 100 + 100,
  top: row * 50,
  bottom: row * 50 + 50,
});

describe('the item next to another', () => {
  const grid = [at(0, 0), at(1, 0), at(0, 1), at(1, 1), at(0, 2)];

  test('is above or below it in a grid, left or right in its order', () => {
    expect(nextTo(grid, 1, 'ArrowDown')).toBe(3);
    expect(nextTo(grid, 2, 'ArrowUp')).toBe(0);
    expect(nextTo(grid, 1, 'ArrowRight')).toBe(2);
    expect(nextTo(grid, 2, 'ArrowLeft')).toBe(1);
  });

  test('is the nearest of a shorter next row', () => {
    expect(nextTo(grid, 3, 'ArrowDown')).toBe(4);
  });

  test('does not exist at the ends', () => {
    expect(nextTo(grid, 0, 'ArrowUp')).toBe(-1);
    expect(nextTo(grid, 0, 'ArrowLeft')).toBe(-1);
    expect(nextTo(grid, 4, 'ArrowDown')).toBe(-1);
    expect(nextTo(grid, 4, 'ArrowRight')).toBe(-1);
    expect(nextTo(grid, 9, 'ArrowUp')).toBe(-1);
  });

  test('may touch it, or overlap it by a fraction of a pixel', () => {
    expect(nextTo([at(0, 0), { ...at(0, 1), top: 49.5 }], 0, 'ArrowDown')).toBe(1);
  });
});
