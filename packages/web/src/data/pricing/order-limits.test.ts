import { createCatalogue } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import type { CartPricing } from './cart-bill.ts';
import { linesOverLimits, remainingByProduct } from './order-limits.ts';
import { linesOverReported } from './reported-limits.ts';

const products = [
  { _id: 'brisket', price: 8000, category: 'pots' },
  { _id: 'tart', price: 1000, category: 'bakery' },
];
const pricing = (quantity: number) =>
  ({
    data: {
      shop: { onlineOrderLimits: [{ limitType: 'perOrder', product: ['brisket'], quantity: 4 }] },
      products,
    },
    catalogue: createCatalogue({ products, productOptions: [] }),
    mode: 'takeAway',
    lines: [
      { id: 'a', product: 'brisket', quantity },
      { id: 'b', product: 'tart', quantity: 9 },
    ],
    now: 0,
  }) as unknown as CartPricing;

describe('purchase limits of the cart', () => {
  test.each([
    [3, 1, []],
    [4, 0, []],
    [6, 0, [{ line: 'a', keep: 4, most: 4 }]],
  ])('%i in the cart leave %i', (quantity, left, over) => {
    expect(remainingByProduct(pricing(quantity))).toEqual({ brisket: left });
    expect(linesOverLimits(pricing(quantity))).toEqual(over);
  });

  test.each([
    [[3, 2], [{ line: 'b', keep: 1, most: 4 }]],
    [[5, 2], [{ line: 'b', keep: 0, most: 4 }]],
    [[3, 1], []],
  ])('the limit told by a refusal: %j of 4', ([a = 0, b = 0], over) => {
    const lines = [
      { id: 'a', quantity: a },
      { id: 'b', quantity: b },
      { id: 'c', quantity: 9 },
    ];
    expect(linesOverReported([{ remaining: 4, lines: ['a', 'b'] }], lines)).toEqual(over);
  });
});
