import { expect, test } from 'vitest';
import { stockNotes } from './stock-notes.ts';

const aDish = (_id: string, stock: object) => ({
  _id,
  name: { en: _id, cht: _id, chs: _id },
  price: 1000,
  category: 'c',
  sections: [],
  stock,
});

test('K3.5 a dish that the staff marked is off, whatever is counted', () => {
  const dishes = [
    aDish('tart', { soldOut: true, quantity: 50, stockMode: 'sync' }),
    aDish('toast', { quantity: 3 }),
  ];
  expect(stockNotes(dishes).map(({ product, left }) => [product, left])).toEqual([
    ['tart', undefined],
    ['toast', 3],
  ]);
});
