import { createCatalogue, priceBill } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { freeLines } from './free-lines.ts';

const options = [{ option: 'heat', selections: [{ _id: 'hot', quantity: 1 }] }];
const rule = {
  _id: 'tea',
  type: 'free',
  repeat: true,
  automaticAddFreeProduct: true,
  conditions: [{ for: 'product', product: ['rice'], minQty: 2 }],
  freeProducts: [{ product: 'milk-tea', quantity: 1, options }],
} as const;
const catalogue = createCatalogue({
  products: [
    { _id: 'rice', price: 5000 },
    { _id: 'milk-tea', price: 2000, options: ['heat'] },
  ],
  productOptions: [{ _id: 'heat', options: [{ _id: 'hot' }] }],
});
const billOf = (products: Parameters<typeof freeLines>[2]) =>
  priceBill({
    now: '2026-03-02T12:30:00+08:00',
    shop: { _id: 's1', currency: 'HKD', timezone: 'Asia/Hong_Kong' },
    session: { type: 'takeAway', products },
    catalogue,
    discounts: [rule],
  });

describe('free lines of a bill (P4.7)', () => {
  const rice = { id: 'l', product: 'rice', quantity: 5 };

  test('have their options and the quantity owed', () => {
    const given = { id: 'free:tea:0', product: 'milk-tea', quantity: 2, options, fromCoupon: 'tea' };
    expect(freeLines(billOf([rice]), [rule], [rice])).toEqual([given]);
  });

  test('do not repeat those that are on the bill already', () => {
    const placed = { id: 'free:tea:0', product: 'milk-tea', quantity: 1, options, fromCoupon: 'tea' };
    const known = [placed, rice];
    expect(freeLines(billOf(known), [rule], known)).toMatchObject([{ id: 'free:tea:0:2', quantity: 1 }]);
  });

  test('do not exist without the rule', () => {
    const one = { ...rice, quantity: 1 };
    expect(freeLines(billOf([one]), [rule], [one])).toEqual([]);
  });
});
