import type { OrderDiscount, Product } from '@comanda/contract';
import { createCatalogue } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { discountsByHand, withDiscount, withoutDishes, withPrice } from './changed-bill.ts';
import { partOf } from './sent-part.ts';

const SET = aPlacedLine({ id: 'set', product: 'p1' });
const ITEM = aPlacedLine({ id: 'item', product: 'p1', fromProduct: 'set' });
const TEA = aPlacedLine({ id: 'tea', product: 'p1', quantity: 2 });
const BILL = anOrder({ products: [SET, ITEM, TEA] });
const DISH = { _id: 'p1', price: 2000, category: 'c', sections: [], options: [] } as unknown as Product;
const CONTEXT = {
  shop: { _id: 'harbour', currency: 'HKD' },
  session: { type: BILL.type },
  catalogue: createCatalogue({ products: [DISH], productOptions: [] }),
  step: 1,
};

describe('T2.5 a bill as a change would leave it', () => {
  test('has no dishes that are void, nor their set items', () => {
    const { products } = withoutDishes(BILL, ['set']);
    expect(products.map(({ id, status }) => [id, status])).toEqual([
      ['set', 'cancel'],
      ['item', 'cancel'],
      ['tea', 'init'],
    ]);
  });

  test('has the price of a dish by hand; of pieces that are split off only the server knows it', () => {
    const price = { reason: { kind: 'price' as const }, manualPrice: 1500 };
    expect(withPrice(BILL, { line: 'tea' }, price, CONTEXT)?.products[2]).toMatchObject({ openKey: -500 });
    expect(withPrice(BILL, partOf(TEA, 1, 'new'), price, CONTEXT)).toBeUndefined();
  });

  test('T4.5 has a discount on the whole of it, beside those there are', () => {
    const before = { source: 'manual', rule: 'manual:1', type: 'amount', value: 300 } as const;
    const given = { ...before, name: { en: 'Discount', cht: '折扣', chs: '折扣' } };
    const bill = withDiscount({ ...BILL, discounts: [given] }, { percent: 10 });
    expect(bill && discountsByHand(bill)).toMatchObject([
      { rule: 'manual:1', type: 'amount', value: 300 },
      { type: 'percent', value: 10 },
    ]);
  });

  test('T4.5 has a rule of the shop on it; one with conditions only the server can price', () => {
    const rule = { _id: 'neighbours', discountType: 'percent', discount: 15 } as unknown as OrderDiscount;
    const bill = withDiscount(BILL, { rule: 'neighbours' }, rule);
    expect(bill && discountsByHand(bill)).toMatchObject([{ type: 'percent', value: 15 }]);
    const conditions = [{ for: 'order' as const, minTotal: 100 }];
    expect(withDiscount(BILL, { rule: 'neighbours' }, { ...rule, conditions })).toBeUndefined();
  });
});

test('T4.6 some pieces of a dish are a part that is split off, all of them the dish itself', () => {
  expect(partOf(TEA, 2, 'new')).toEqual({ line: 'tea' });
  expect(partOf(TEA, 1, 'new')).toEqual({
    line: 'new',
    parts: [{ line: 'tea', quantity: 1, id: 'new' }],
  });
});
