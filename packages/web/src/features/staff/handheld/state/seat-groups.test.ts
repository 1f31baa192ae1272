import { expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { seatGroups, seatsOf } from './seat-groups.ts';

test('T4.3 there is a seat for each guest, as far as a bar has room', () => {
  expect(seatsOf(3)).toEqual(['1', '2', '3']);
  expect(seatsOf(40)).toHaveLength(20);
});

test('T1.5 a bill stands by seat, what is not sent beside what is, what all share last', () => {
  const session = anOrder({
    products: [
      aPlacedLine({ id: 'a' }),
      aPlacedLine({ id: 'b', tableChairId: '10' }),
      aPlacedLine({ id: 'c', tableChairId: '2' }),
      aPlacedLine({ id: 'c1', tableChairId: '2', fromProduct: 'c', subTotal: 300 }),
      aPlacedLine({ id: 'd', tableChairId: '1', status: 'cancel' }),
    ],
  });
  const lines = [
    { id: 'x', product: 'tea', quantity: 1, tableChairId: '2' },
    { id: 'y', product: 'bun', quantity: 2 },
    { id: 'y1', product: 'jam', quantity: 2, fromProduct: 'y' },
  ];
  const shown = seatGroups(session, lines).map(({ seat, sent, unsent, amount }) => [
    seat,
    sent.map(({ line }) => line.id),
    unsent.map(({ id }) => id),
    amount,
  ]);
  expect(shown).toEqual([
    ['2', ['c'], ['x'], 2300],
    ['10', ['b'], [], 2000],
    [undefined, ['a'], ['y'], 2000],
  ]);
  expect(seatGroups(undefined, [])).toEqual([]);
});
