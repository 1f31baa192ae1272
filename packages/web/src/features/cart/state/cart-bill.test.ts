import type { TableSession } from '@comanda/contract';
import { createCatalogue, type DiscountRule } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { type CartPricing, priceCart } from './cart-bill.ts';
import { cartFreeLines } from './free-lines.ts';

const tea: DiscountRule = {
  _id: 'tea',
  type: 'free',
  repeat: true,
  automaticAddFreeProduct: true,
  conditions: [{ for: 'product', product: ['rice'], minQty: 2 }],
  freeProducts: [{ product: 'milk-tea', quantity: 1 }],
};
const tenth: DiscountRule = {
  _id: 'tenth',
  type: 'discount',
  for: 'order',
  discountType: 'percent',
  discount: 10,
};
const products = [
  { _id: 'rice', price: 5000 },
  { _id: 'milk-tea', price: 2000 },
];
const placed = [
  { id: 'a', product: 'rice', quantity: 2 },
  { id: 'free:tea:0', product: 'milk-tea', quantity: 1, fromCoupon: 'tea' },
];
const session = {
  _id: 'x',
  type: 'dineIn',
  startTime: '2026-03-02T12:00:00+08:00',
  tables: [],
  modifiers: [],
  payments: [],
  tips: 0,
  adjusts: 0,
  products: placed,
} as unknown as TableSession;

const pricing = (over: Partial<CartPricing>): CartPricing =>
  ({
    data: {
      shop: { _id: 's1', currency: 'HKD', timezone: 'Asia/Hong_Kong' },
      sections: [],
      discounts: [tea],
      taxes: [],
      products,
    },
    catalogue: createCatalogue({ products, productOptions: [] }),
    mode: 'dineIn',
    section: undefined,
    lines: [{ id: 'b', product: 'rice', quantity: 2 }],
    session,
    now: Date.parse('2026-03-02T12:30:00+08:00'),
    ...over,
  }) as unknown as CartPricing;

describe('the share of a cart in the bill of its table', () => {
  test('a second free dish comes with the cart, the first one is on the bill already', () => {
    const asked = pricing({});
    const bill = priceCart(asked);
    expect(bill?.share).toBe(10_000);
    expect(bill && cartFreeLines(bill.bill, asked).map(({ id }) => id)).toEqual(['free:tea:0:2']);
  });

  test('a code of this cart counts for the whole bill, one of the bill did so before', () => {
    expect(priceCart(pricing({ coupons: [tenth] }))?.share).toBe(8000);
    expect(priceCart(pricing({ sessionRules: [tenth] }))?.share).toBe(9000);
  });

  test('what has left the catalogue only the server can price', () => {
    expect(priceCart(pricing({ lines: [{ id: 'b', product: 'gone', quantity: 1 }] }))).toBeUndefined();
  });
});
