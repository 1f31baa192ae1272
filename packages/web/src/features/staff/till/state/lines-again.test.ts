import type { Product } from '@comanda/contract';
import { type Catalogue, createCatalogue } from '@comanda/domain';
import { expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { linesAgain } from './lines-again.ts';

const NAME = { en: 'Tea', cht: '茶', chs: '茶' };
const product = (_id: string, changes: Partial<Product> = {}): Product => ({
  _id,
  name: NAME,
  price: 1000,
  category: 'drinks',
  sections: ['day'],
  ...changes,
});
const catalogue: Catalogue = createCatalogue({
  products: [product('tea'), product('cake', { stock: { quantity: 0 } })],
  productOptions: [],
});

test('T3.7 a finished bill is rung up again without seats, gifts, voids and prices by hand', () => {
  let count = 0;
  const products = [
    aPlacedLine({ id: 'a', product: 'tea', quantity: 2, tableChairId: '1', openKey: -500 }),
    aPlacedLine({ id: 'b', product: 'tea', fromCoupon: 'gift' }),
    aPlacedLine({ id: 'c', product: 'tea', status: 'cancel' }),
    aPlacedLine({ id: 'd', product: 'cake', name: { en: 'Cake', cht: '餅', chs: '饼' } }),
  ];
  const { lines, gone } = linesAgain(anOrder({ products }), catalogue, 'takeAway', () => `new${++count}`);
  expect(lines).toEqual([{ id: 'new1', product: 'tea', quantity: 2 }]);
  expect(gone.map(({ en }) => en)).toEqual(['Cake']);
});
