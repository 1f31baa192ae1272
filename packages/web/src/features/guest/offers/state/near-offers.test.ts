import { createCatalogue, type DiscountRule, explainBill } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { nearOffers } from './near-offers.ts';

const products = [
  { _id: 'tea', price: 2000, category: 'drinks' },
  { _id: 'tart', price: 1000, category: 'bakery' },
  { _id: 'rice', price: 5000, category: 'rice' },
];
const amount = { type: 'discount', for: 'order', discountType: 'amount', discount: 500 } as const;
const spend = (_id: string, minTotal: number): DiscountRule => ({
  ...amount,
  _id,
  conditions: [{ for: 'order', minTotal }],
});
const pair: DiscountRule = {
  ...amount,
  _id: 'pair',
  for: 'product',
  conditions: [{ product: ['tea'] }, { product: ['tart'] }],
};

function near(rules: readonly DiscountRule[], lines: readonly string[], served = products) {
  const { explanation } = explainBill({
    now: '2026-03-02T12:30:00+08:00',
    shop: { _id: 's1', currency: 'HKD', timezone: 'Asia/Hong_Kong' },
    session: { type: 'takeAway', products: lines.map((product) => ({ id: product, product, quantity: 1 })) },
    catalogue: createCatalogue({ products, productOptions: [] }),
    discounts: rules,
  });
  return nearOffers({ rules, rejected: explanation.rejected, served });
}

describe('offers that are nearly met', () => {
  test('say exactly what is missing', () => {
    expect(near([spend('a', 6000)], ['rice'])).toMatchObject([
      { gap: { key: 'gapTotal', params: { missing: 1000, required: 6000 } }, progress: 5 / 6 },
    ]);
    expect(near([pair], ['tea'])).toMatchObject([
      { gap: { key: 'gapNoMatch', params: { asked: { product: ['tart'] } } }, progress: 0.5 },
    ]);
  });

  test('are the nearest three, without distant or applied ones', () => {
    const rules = [spend('far', 90_000), spend('c', 9000), spend('a', 6000), spend('d', 15_000)];
    const ids = near([...rules, spend('b', 7000), spend('done', 100)], ['rice']).map(({ rule }) => rule._id);
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  test('leave out rules whose dishes are not served now', () => {
    expect(near([pair], ['tea'], [])).toEqual([]);
    expect(near([pair], ['rice'])).toEqual([]);
  });

  test('include a rule that only lacks the dish it makes cheaper', () => {
    const side: DiscountRule = {
      ...pair,
      conditions: [{ product: ['rice'] }],
      discountRules: [{ product: ['tart'] }],
    };
    expect(near([side], ['rice'])).toMatchObject([{ gap: { key: 'gapNoTarget' } }]);
  });
});
