import { createCatalogue, type DiscountRule } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { type CartPricing, priceCart } from './cart-bill.ts';
import { soldOutRules } from './sold-out-rules.ts';

const tea: DiscountRule = {
  _id: 'tea',
  type: 'free',
  automaticAddFreeProduct: true,
  conditions: [{ for: 'product', product: ['rice'] }],
  freeProducts: [{ product: 'milk-tea', quantity: 1 }],
};
const pricing = (left: number, teas: number) => {
  const stock = { mode: 'limited', stockMode: 'sync', quantity: left };
  const products = [
    { _id: 'rice', price: 5000 },
    { _id: 'milk-tea', price: 2000, stock },
  ];
  const ordered = teas === 0 ? [] : [{ id: 'own', product: 'milk-tea', quantity: teas }];
  return {
    data: { shop: { _id: 's1', currency: 'HKD' }, sections: [], discounts: [tea], taxes: [], products },
    catalogue: createCatalogue({ products: products as never, productOptions: [] }),
    mode: 'takeAway',
    lines: [{ id: 'a', product: 'rice', quantity: 1 }, ...ordered],
    now: Date.parse('2026-03-02T12:30:00+08:00'),
  } as unknown as CartPricing;
};

describe('rules whose free products are sold out', () => {
  test.each([
    ['enough for both', 2, 1, []],
    ['what the guest pays for comes first', 1, 1, ['tea']],
    ['nothing left', 0, 0, ['tea']],
  ])('%s', (_, left, teas, rules) => {
    const asked = pricing(left, teas);
    const soldOut = soldOutRules(asked);
    expect([...soldOut]).toEqual(rules);
    const bill = priceCart({ ...asked, soldOut });
    expect(bill?.share).toBe(5000 + 2000 * teas);
    expect(bill?.bill.discounts).toHaveLength(rules.length === 0 ? 1 : 0);
  });
});
