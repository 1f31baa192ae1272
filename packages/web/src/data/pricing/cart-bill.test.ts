import type { TableSession } from '@comanda/contract';
import { createCatalogue, type DiscountRule, priceBill } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { type CartPricing, cartInput, noPriceOf, priceCart } from './cart-bill.ts';
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
  discounts: [],
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

/** Returns the session with its bill as the server prices it with these rules. */
const billed = (sessionRules: readonly DiscountRule[] = []): TableSession =>
  ({ ...session, bill: priceBill(cartInput(pricing({ lines: [], sessionRules }))) }) as TableSession;

describe('the share of a cart in the bill of its table', () => {
  test('adds only the second free dish when the first is on the bill already', () => {
    const asked = pricing({ session: billed() });
    const bill = priceCart(asked);
    expect(bill?.share).toBe(10_000);
    expect(bill && cartFreeLines(bill.bill, asked).map(({ id }) => id)).toEqual(['free:tea:0:2']);
  });

  test('applies a code of this cart to the whole bill, beside one that is on the bill', () => {
    const input = { session: billed(), coupons: [tenth] };
    expect(priceCart(pricing(input))?.share).toBe(8000);
    const carried = { session: billed([tenth]), sessionRules: [tenth] };
    expect(priceCart(pricing(carried))?.share).toBe(9000);
  });

  test('applies a percentage that the staff gave on the whole bill (till T4.5)', () => {
    const given = { name: 'Discount', type: 'percent', value: 10, source: 'manual', rule: 'manual:1' };
    const byHand = { ...session, discounts: [given] } as unknown as TableSession;
    const bill = priceBill(cartInput(pricing({ lines: [], session: byHand })));
    expect(bill.discounts).toContainEqual({ rule: 'manual:1', amount: 1000 });
    expect(priceCart(pricing({ session: { ...byHand, bill } as TableSession }))?.share).toBe(9000);
  });

  test('is the increase of the server’s bill, whatever the local catalogue would price that bill at', () => {
    const dearer = { ...billed(), bill: { ...billed().bill, total: 10_500 } };
    expect(priceCart(pricing({ session: dearer }))?.share).toBe(9500);
  });

  test('is 0 or negative where a promotion takes off the cart’s cost or more', () => {
    const off = (discount: number): DiscountRule => ({
      ...tenth,
      discountType: 'amount',
      discount,
      conditions: [{ for: 'order', minTotal: 20_000 }],
    });
    const share = (discount: number) =>
      priceCart(pricing({ session: billed(), coupons: [off(discount)] }))?.share;
    expect([share(10_000), share(12_000)]).toEqual([0, -2000]);
  });

  test('applies the member level of the bill to the cart as well', () => {
    const level = { name: 'Gold', type: 'percent', value: 7, source: 'member', vipLevel: 'gold' };
    const member = { ...billed(), user: 'u1', discounts: [level] } as unknown as TableSession;
    const bill = priceCart(pricing({ session: member }))?.bill;
    expect(bill?.discounts.at(-1)).toEqual({ rule: 'vip:gold', amount: 1400 });
  });

  test('applies a logged-in member’s level to a new bill, and to one of theirs with nothing on it', () => {
    const member = {
      _id: 'u1',
      status: 'active',
      vipLevel: { _id: 'gold', name: 'Gold', orderDiscount: 0.9 },
    };
    const own = { ...billed(), user: 'u1', products: [] } as unknown as TableSession;
    const others = { ...billed(), user: 'u2', products: [] } as unknown as TableSession;
    const levelOn = (session?: TableSession) =>
      priceCart(pricing({ session, member }))?.bill.discounts.some(({ rule }) => rule === 'vip:gold');
    expect([levelOn(), levelOn(own), levelOn(others)]).toEqual([true, true, false]);
  });

  test('is undefined while the bill is loading', () => {
    expect(priceCart(pricing({ session: billed(), isWaiting: true }))).toBeUndefined();
  });

  test('is undefined for a product that has left the catalogue', () => {
    expect(priceCart(pricing({ lines: [{ id: 'b', product: 'gone', quantity: 1 }] }))).toBeUndefined();
  });
});

test('a cart without a price says why', () => {
  const gone = { id: 'g', product: 'former', quantity: 1 };
  const other = { id: 'a', product: 'rice', quantity: 1 };
  expect(noPriceOf(pricing({ isWaiting: true }))).toBe('waiting');
  expect(noPriceOf(pricing({ lines: [gone] }))).toBe('gone');
  const left = { ...session, products: [gone] } as unknown as TableSession;
  expect(noPriceOf(pricing({ lines: [other], session: left }))).toBe('goneFromBill');
  expect(noPriceOf(pricing({ lines: [other] }))).toBe('tooLarge');
});
