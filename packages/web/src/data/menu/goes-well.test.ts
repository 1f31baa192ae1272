import type { Product } from '@comanda/contract';
import { expect, test } from 'vitest';
import { goesWell } from './goes-well.ts';

const dish = (id: string, over: Partial<Product> = {}) => ({ _id: id, price: 1000, ...over }) as Product;
const menu = [
  dish('noodles', { goesWith: ['tea', 'tart', 'cola'] }),
  dish('toast', { goesWith: ['coffee', 'tart', 'gone'] }),
  dish('tea'),
  dish('tart'),
  dish('cola', { stock: { stockMode: 'sync', quantity: 0 } }),
  dish('coffee'),
  dish('water'),
];
const catalogue = {
  products: new Map(menu.map((product) => [product._id as string, product])),
  productOptions: new Map(),
};
const suggested = (...cart: readonly string[]) =>
  goesWell({
    lines: cart.map((product, at) => ({ id: `l${at}`, product, quantity: 1 })),
    catalogue,
    section: 'lunch',
    orderType: 'takeAway',
    selfOrder: true,
  }).map(({ _id }) => _id);

test('suggests the most named dishes first, without those sold out, gone or in the cart', () => {
  expect(suggested('noodles', 'toast')).toEqual(['tart', 'tea', 'coffee']);
  expect(suggested('noodles', 'tea')).toEqual(['tart']);
});

test('suggests nothing where no dish names any', () => {
  expect(suggested('water')).toEqual([]);
  expect(suggested()).toEqual([]);
});
