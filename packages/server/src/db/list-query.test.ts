import { expect, it } from 'vitest';
import { type Filter, isWithin, mentions } from './list-query.ts';

const is = (value: string, field = 'status'): Filter => ({ field, operator: '$eq', value });
const isIn = (...values: string[]): Filter => ({ field: 'status', operator: '$in', value: new Set(values) });

it.each<[boolean, string, Filter | undefined]>([
  [true, 'a value', is('ongoing')],
  [true, 'several values', isIn('ongoing', 'toPay')],
  [true, 'a value among other conditions', { all: [is('x', 'type'), { all: [is('toPay')] }] }],
  [true, 'either of them', { any: [is('ongoing'), is('toPay')] }],
  [false, 'another value', is('done')],
  [false, 'one value too many', isIn('ongoing', 'done')],
  [false, 'another field', is('ongoing', 'type')],
  [false, 'something else besides', { any: [is('ongoing'), is('x', 'type')] }],
  [false, 'any of nothing', { any: [] }],
  [false, 'all but a value', { field: 'status', operator: '$ne', value: 'ongoing' }],
  [false, 'no condition', undefined],
])('restricts to open bills: %s, %s', (expected, _title, filter) => {
  expect(isWithin(filter, 'status', ['ongoing', 'toPay'])).toBe(expected);
});

it('detects the fields of a condition', () => {
  const filter: Filter = { all: [{ any: [is('x', 'type'), is('ongoing')] }] };
  expect([mentions(filter, 'status'), mentions(filter, 'shop'), mentions(undefined, 'shop')]).toEqual([
    true,
    false,
    false,
  ]);
});
