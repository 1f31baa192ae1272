import { createCatalogue } from '@comanda/domain';
import { expect, test } from 'vitest';
import { expiredLines } from './expired-lines.ts';

const aProduct = (_id: string, over = {}) => ({ _id, price: 1000, sections: ['lunch'], ...over });
const aLine = (id: string, product: string, over = {}) => ({ id, product, quantity: 2, ...over });
const catalogue = createCatalogue({
  products: [
    aProduct('tea'),
    aProduct('bun', { stock: { quantity: 0 } }),
    aProduct('tart', { stock: { quantity: 1 } }),
    aProduct('toast', { sections: ['breakfast'] }),
    aProduct('set'),
  ],
  productOptions: [],
});
const expired = (...lines: readonly ReturnType<typeof aLine>[]) =>
  expiredLines(
    lines,
    lines.filter(({ product }) => product === 'tea'),
    { catalogue, section: 'lunch' },
  );

test('each dropped dish has its reason', () => {
  const lines = [
    aLine('1', 'bun'),
    aLine('2', 'tart'),
    aLine('3', 'toast'),
    aLine('4', 'soup'),
    aLine('5', 'tea'),
  ];
  expect(expired(...lines).map(({ product, reason, left }) => [product, reason, left])).toEqual([
    ['bun', 'out', 0],
    ['tart', 'left', 1],
    ['toast', 'section', 0],
    ['soup', 'gone', 0],
  ]);
});

test('a set is told as one, with the dish at fault; free dishes are not told', () => {
  const child = aLine('2', 'bun', { fromProduct: '1' });
  const free = aLine('3', 'tart', { fromCoupon: 'rule' });
  expect(expired(aLine('1', 'set'), child, free)).toEqual([
    { reason: 'out', product: 'bun', set: 'set', left: 0 },
  ]);
});
