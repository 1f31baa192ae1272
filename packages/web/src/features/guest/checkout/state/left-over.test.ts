import type { CartLine } from '@comanda/domain';
import { expect, test } from 'vitest';
import { incomingLine } from '../../../../data/order-details/create-pending-order.ts';
import { leftOver, restoredLines } from './left-over.ts';

const TART: CartLine = { id: 'tart', product: 'egg-tart', quantity: 2 };
const SET: CartLine = { id: 'set', product: 'tea-set', quantity: 1 };
const CUP: CartLine = {
  ...{ id: 'cup', product: 'milk-tea', quantity: 2, quantityRatio: 2 },
  ...{ fromProduct: 'set', fromOption: 'drink', fromChoice: 'tea' },
};
const SENT = [TART, SET, CUP].map(incomingLine);

function left(lines: readonly CartLine[]): readonly CartLine[] {
  let last = 0;
  return leftOver(lines, SENT, () => `new${++last}`);
}

test('drops the sent lines, a set with its items', () => {
  expect(left([TART, SET, CUP])).toEqual([]);
});

test('keeps lines added since as they are', () => {
  const bun = { id: 'bun', product: 'pineapple-bun', quantity: 1 };
  expect(left([TART, SET, CUP, bun])).toEqual([bun]);
});

test('keeps pieces added to a sent line since, under a new id', () => {
  expect(left([{ ...TART, quantity: 3 }, SET, CUP])).toEqual([{ ...TART, id: 'new1', quantity: 1 }]);
  expect(left([TART, { ...SET, quantity: 3 }, { ...CUP, quantity: 6 }])).toEqual([
    { ...SET, id: 'new2', quantity: 2 },
    { ...CUP, id: 'new3', quantity: 4, fromProduct: 'new2' },
  ]);
});

test('restores nothing for a line that was reduced or removed since', () => {
  expect(left([{ ...TART, quantity: 1 }])).toEqual([]);
  expect(left([])).toEqual([]);
});

test('an order that comes back stands before what was added since, and no line twice', () => {
  const bun = { id: 'bun', product: 'pineapple-bun', quantity: 1 };
  expect(restoredLines([TART, SET, CUP], [bun])).toEqual([TART, SET, CUP, bun]);
  expect(restoredLines([TART, SET, CUP], [TART, SET, CUP, bun])).toEqual([TART, SET, CUP, bun]);
});
