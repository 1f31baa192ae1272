import type { SessionLine } from '@comanda/contract';
import { expect, test } from 'vitest';
import { aBill, anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { payableDishes, shareOfDishes } from './tender-dishes.ts';

const line = (id: string, tableChairId?: string, changes: Partial<SessionLine> = {}) =>
  aPlacedLine({ id, tableChairId, subTotal: 1000, ...changes });
const products = [
  line('tarts'),
  line('noodles', '2'),
  line('set', '1'),
  line('tea', '1', { fromProduct: 'set', subTotal: 500 }),
  line('gone', '1', { status: 'cancel' }),
];
const table = anOrder({
  type: 'dineIn',
  tables: [{ item: 't', capacity: 4 }],
  products,
  bill: aBill({
    lines: products
      .filter(({ status }) => status !== 'cancel')
      .map(({ id, subTotal }) => ({
        id,
        unitPrice: subTotal,
        lineTotal: subTotal,
        discount: 0,
        surcharge: 0,
      })),
    subTotal: 3500,
    total: 3500,
    outstanding: 3500,
  }),
});
const HKD = { currency: 'HKD' } as const;

test('T6.7 what is paid for is chosen by seat, the whole table’s dishes last', () => {
  const seats = payableDishes(table, HKD).map(({ seat, dishes }) => [
    seat,
    dishes.map((each) => each.line.id),
  ]);
  expect(seats).toEqual([
    ['1', ['set']],
    ['2', ['noodles']],
    [undefined, ['tarts']],
  ]);
});

test('T6.7 dishes are paid for with their set items, and nothing without dishes', () => {
  expect(shareOfDishes(table, HKD, ['set'])).toEqual({
    share: { kind: 'lines', lines: ['set'] },
    amount: 1500,
  });
  expect(shareOfDishes(table, HKD, [])).toBeUndefined();
});
