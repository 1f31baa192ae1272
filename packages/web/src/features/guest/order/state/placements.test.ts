import { expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { placementsOf, withPlacement } from './placements.ts';

const bill = anOrder({
  type: 'dineIn',
  products: [
    aPlacedLine({ id: 'soup', order: 1, kitchenStatus: 'taken' }),
    aPlacedLine({ id: 'tea', order: 2, kitchenStatus: 'waiting' }),
    aPlacedLine({ id: 'bun', order: 2, kitchenStatus: 'ready' }),
    aPlacedLine({ id: 'gone', order: 3, status: 'cancel' }),
  ],
});

test('lists the latest placement first and leaves out cancelled lines', () => {
  const rowBox = placementsOf(bill).map(({ order, groups }) => [order, groups.map(({ line }) => line.id)]);
  expect(rowBox).toEqual([
    [2, ['bun', 'tea']],
    [1, ['soup']],
  ]);
});

test("reduces the bill to one placement's lines", () => {
  expect(withPlacement(bill, 2)?.products.map(({ id }) => id)).toEqual(['tea', 'bun']);
  expect(withPlacement(bill, 4)).toBeUndefined();
});
