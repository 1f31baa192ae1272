import { createCatalogue, type DiscountRule } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { type CartPricing, priceCart } from './cart-bill.ts';
import { offerEffects } from './offer-effect.ts';

const off = (discount: number, more: Partial<DiscountRule> = {}): DiscountRule => ({
  _id: `off-${discount}`,
  type: 'discount',
  for: 'order',
  discountType: 'amount',
  discount,
  ...more,
});
const gift: DiscountRule = { _id: 'gift', type: 'free', freeProducts: [{ product: 'tea', quantity: 1 }] };
const points: DiscountRule = { _id: 'points', type: 'point', percentagePoint: 10 };

function cart(coupons: readonly DiscountRule[] = [], teas = 9): CartPricing {
  const stock = { mode: 'limited', stockMode: 'sync', quantity: teas };
  const products = [
    { _id: 'rice', price: 5000 },
    { _id: 'tea', price: 2200, stock },
  ];
  return {
    data: { shop: { _id: 's1', currency: 'HKD' }, sections: [], discounts: [], taxes: [], products },
    catalogue: createCatalogue({ products: products as never, productOptions: [] }),
    mode: 'takeAway',
    lines: [{ id: 'a', product: 'rice', quantity: 1 }],
    member: { _id: 'mei', status: 'active' },
    coupons,
    now: Date.parse('2026-03-02T12:30:00+08:00'),
  } as unknown as CartPricing;
}

function effectOf(rule: DiscountRule, pricing = cart()) {
  const bill = priceCart(pricing)?.bill;
  if (bill === undefined) throw new Error('the cart has no price');
  return offerEffects(pricing, bill)(rule);
}

describe('the effect of an offer on a cart', () => {
  test('is what a coupon takes off', () => {
    expect(effectOf(off(2000))).toEqual({ takesOff: 2000, discount: 2000 });
  });

  test('is the price of a gift', () => {
    expect(effectOf(gift)).toEqual({ takesOff: 2200, discount: 2200 });
  });

  test('is nothing for points, for a gift sold out, and for a rule in the cart', () => {
    expect(effectOf(points).takesOff).toBe(0);
    expect(effectOf(gift, cart([], 0))).toMatchObject({ takesOff: 0, isSoldOut: true });
    expect(effectOf(gift, cart([gift])).takesOff).toBe(0);
  });

  test('is the reason for which a coupon fails', () => {
    const failing = off(2000, { conditions: [{ for: 'order', minTotal: 10_000 }] });
    expect(effectOf(failing)).toMatchObject({
      takesOff: 0,
      rejection: { gaps: [{ key: 'gapTotal', params: { missing: 5000, required: 10_000 } }] },
    });
  });

  test('is what it takes off beside the coupons of the cart', () => {
    expect(effectOf(off(2000), cart([off(4000)])).takesOff).toBe(1000);
  });
});
