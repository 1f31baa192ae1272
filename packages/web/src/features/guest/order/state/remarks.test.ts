import type { TableSession } from '@comanda/contract';
import { expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { remarkOf, wholeAllergens, wholeRemarks } from './remarks.ts';

const remarks = [
  { order: 1, text: 'All at once' },
  { order: 2, text: 'No ice' },
];
const first = aPlacedLine({ id: 'soup', order: 1 });
const second = aPlacedLine({ id: 'tea', order: 2 });

test('shows each remark with its placement', () => {
  const bill = anOrder({ type: 'dineIn', products: [first, second], remarks });
  expect([1, 2, 3].map((order) => remarkOf(bill, order))).toEqual(['All at once', 'No ice', undefined]);
  expect(wholeRemarks(bill)).toEqual([]);
});

test('shows remarks with the whole order where placements are not shown', () => {
  expect(wholeRemarks(anOrder({ type: 'dineIn', products: [first], remarks: remarks.slice(0, 1) }))).toEqual([
    'All at once',
  ]);
  const takeAway = anOrder({ type: 'takeAway', products: [first, second], remark: 'No bag', remarks });
  expect(wholeRemarks(takeAway)).toEqual(['No bag', 'All at once', 'No ice']);
});

test('K2.6 shows allergies with the whole order, or with their placements', () => {
  const allergies: TableSession['allergies'] = [{ order: 1, allergens: ['milk'] }];
  expect(wholeAllergens(anOrder({ type: 'takeAway', products: [first], allergies }))).toEqual(['milk']);
  expect(wholeAllergens(anOrder({ type: 'dineIn', products: [first, second], allergies }))).toEqual([]);
});
