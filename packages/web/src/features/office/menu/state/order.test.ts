import { expect, test } from 'vitest';
import { movedBeside, movedBy } from './order.ts';

const IDS = ['a', 'b', 'c'];

test('B3.5 an entry goes up or down by one place, and not beyond the ends', () => {
  expect(movedBy(IDS, 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(movedBy(IDS, 'b', 1)).toEqual(['a', 'c', 'b']);
  expect([movedBy(IDS, 'a', -1), movedBy(IDS, 'c', 1), movedBy(IDS, 'x', 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('B3.5 an entry is dropped before or after another', () => {
  expect(movedBeside(IDS, 'a', { target: 'c', edge: 'after' })).toEqual(['b', 'c', 'a']);
  expect(movedBeside(IDS, 'c', { target: 'a', edge: 'before' })).toEqual(['c', 'a', 'b']);
  expect(movedBeside(IDS, 'a', { target: 'b', edge: 'before' })).toBe(undefined);
  expect(movedBeside(IDS, 'a', { target: 'a', edge: 'after' })).toBe(undefined);
});
