import type { Category } from '@comanda/contract';
import { expect, test } from 'vitest';
import { readTime } from '../../fields/index.ts';
import { nextPosition, orderEdits, weekdayRuns, weekdaysOf } from './structure.ts';

const name = { en: 'Noodles', cht: '粉麵', chs: '粉面' };
const aCategory = (id: string, order?: number) => {
  const now: Category = { _id: id, name, sections: [], ...(order !== undefined && { order }) };
  return { id, live: now, now, edits: [] };
};
const moves = (rows: readonly ReturnType<typeof aCategory>[], ids: readonly string[]) =>
  orderEdits('categories', rows, { ids, field: 'order' }).map(({ entity, was, value }) => [
    entity,
    was,
    value,
  ]);

test('B3.5 a new order deals out the positions anew, and edits only what moved', () => {
  const rows = [aCategory('a', 0), aCategory('b', 5), aCategory('c', 9), aCategory('d', 12)];
  expect(moves(rows, ['a', 'c', 'b', 'd'])).toEqual([
    ['c', 9, 5],
    ['b', 5, 9],
  ]);
  expect(moves(rows, ['a', 'b', 'c', 'd'])).toEqual([]);
});

test('B3.5 categories without positions are numbered', () => {
  const rows = [aCategory('a'), aCategory('b', 0), aCategory('c', 0)];
  expect(moves(rows, ['b', 'a', 'c'])).toEqual([
    ['a', undefined, 1],
    ['c', 0, 2],
  ]);
  expect(nextPosition([aCategory('a', 3), aCategory('b')], 'order')).toBe(4);
  expect(nextPosition([], 'order')).toBe(0);
});

test('B3.1 a time is typed with or without its colon, up to midnight', () => {
  expect(['9', '930', '9:30', '1130', '24:00', '00:00', '９：３０'].map(readTime)).toEqual([
    '09:00',
    '09:30',
    '09:30',
    '11:30',
    '24:00',
    '00:00',
    '09:30',
  ]);
  expect(['', '25', '24:30', '9:75', 'noon'].map(readTime)).toEqual(Array(5).fill(undefined));
});

test('B3.1 the weekdays of a time range are said in runs; none named is every day', () => {
  const range = { from: '11:00', to: '15:00' };
  expect(weekdayRuns(weekdaysOf(range))).toEqual([[1, 7]]);
  expect(weekdayRuns(weekdaysOf({ ...range, weekdays: [7, 1, 2, 3, 5] }))).toEqual([
    [1, 3],
    [5, 5],
    [7, 7],
  ]);
});
