import { describe, expect, it } from 'vitest';
import { priceBill } from '../bill/index.ts';
import { restoreCart } from '../cart/index.ts';
import type { CartLine, DiscountRule, OrderType, SessionCoupon } from '../model/index.ts';
import {
  aBill,
  aCatalogue,
  aLine,
  anOption,
  aProduct,
  aRule,
  aSession,
  choosing,
} from '../testing/builders.ts';
import { reviewCoupons } from './review-coupons.ts';

const set = anOption({ _id: 'set', options: [{ _id: 'c', type: 'product', product: 'p1', price: 0 }] });
const catalogue = aCatalogue(
  [
    aProduct(),
    aProduct({ _id: 'p2', price: 400 }),
    aProduct({ _id: 'tea', price: 200, setOrderOrGiftOnly: true }),
  ],
  [set],
);

function aCoupon(rule: Partial<DiscountRule>, source: SessionCoupon['source'] = 'coupon'): SessionCoupon {
  const whole = aRule({ _id: 'r1', ...rule });
  return { id: `of-${whole._id}`, source, rule: whole, error: 'ruleNeedUpdate' };
}

const freeTea = aCoupon({ type: 'free', freeProducts: [{ product: 'tea', quantity: 1 }] });
const over1500 = { conditions: [{ for: 'order', minTotal: 1500 }] } as const;

function review(
  cart: readonly CartLine[],
  coupons: readonly SessionCoupon[],
  {
    strict = false,
    type = 'dineIn',
    placed = [] as readonly CartLine[],
  }: { strict?: boolean; type?: OrderType; placed?: readonly CartLine[] } = {},
) {
  const input = aBill({ catalogue, session: aSession({ type, products: placed }) });
  return reviewCoupons(input, { cart, coupons, strict });
}

describe('the review of coupons after a change of the cart (spec §4 "Coupons")', () => {
  it('keeps a failing coupon with its error until it applies again', () => {
    const coupon = aCoupon(over1500);
    const short = review([aLine()], [coupon]);
    expect(short.coupons).toEqual([{ ...coupon, error: 'ruleMinTotal' }]);
    expect(short.bill.total).toBe(1000);
    const enough = review([aLine({ quantity: 2 })], short.coupons);
    expect(enough.coupons).toEqual([{ ...coupon, error: undefined }]);
    expect(enough.bill.total).toBe(1800);
  });

  it('removes a failing coupon in a strict review, but no automatic discount', () => {
    const automatic = aCoupon({ _id: 'auto', ...over1500 }, 'automatic');
    const { coupons, removed } = review([aLine()], [aCoupon(over1500), automatic], { strict: true });
    expect(coupons).toMatchObject([{ id: 'of-auto', error: 'ruleMinTotal' }]);
    expect(removed).toMatchObject([{ id: 'of-r1', error: 'ruleMinTotal' }]);
  });

  it('P4.7 adds missing and removes surplus free products, and prices the result', () => {
    const added = review([aLine()], [freeTea]);
    expect(added.cart.map(({ id, product, quantity }) => [id, product, quantity])).toEqual([
      ['l1', 'p1', 1],
      ['free:r1:0', 'tea', 1],
    ]);
    expect(added.coupons[0]?.error).toBeUndefined();
    expect(added.bill).toMatchObject({ subTotal: 1200, total: 1000, dropped: [] });
    const surplus = [...added.cart, aLine({ id: 'x', product: 'tea', quantity: 2, fromCoupon: 'r1' })];
    expect(review(surplus, [freeTea]).cart).toEqual(added.cart);
    expect(review(added.cart, added.coupons)).toEqual(added);
  });

  it('P4.7 leaves out free products that the catalogue does not have', () => {
    const coupon = aCoupon({
      type: 'free',
      automaticAddFreeProduct: true,
      freeProducts: [{ product: 'unknown', quantity: 1 }],
    });
    expect(review([aLine()], [coupon])).toMatchObject({
      cart: [{ id: 'l1' }],
      coupons: [{ error: 'ruleMissingFree' }],
    });
  });

  it('P4.7 removes the free items of rules that fail or were removed', () => {
    const { cart } = review([aLine()], [freeTea]);
    expect(review(cart, []).cart.map(({ id }) => id)).toEqual(['l1']);
    const failing = aCoupon({ ...freeTea.rule, ...over1500 });
    expect(review(cart, [failing])).toMatchObject({
      cart: [{ id: 'l1' }],
      coupons: [{ error: 'ruleMinTotal' }],
    });
  });

  it('P4.7 reduces the items of a surplus set with it', () => {
    const parent = aLine({
      id: 'f',
      product: 'p2',
      quantity: 3,
      fromCoupon: 'r1',
      options: [choosing('set', 'c')],
    });
    const child = aLine({
      id: 'fc',
      quantity: 6,
      quantityRatio: 2,
      fromProduct: 'f',
      fromOption: 'set',
      fromChoice: 'c',
    });
    const coupon = aCoupon({ type: 'free', freeProducts: [{ product: 'p2', quantity: 1 }] });
    const { cart } = review([aLine(), parent, child], [coupon]);
    expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['l1', 1],
      ['f', 1],
      ['fc', 2],
    ]);
  });

  it.each([
    ['takeAway', 'hold'],
    ['dineInNoTable', 'hold'],
    ['delivery', 'hold'],
    ['dineIn', 'init'],
  ] as const)('free items of %s are %s (spec §4 "Line status")', (type, status) => {
    const { cart } = review([aLine()], [freeTea], { type });
    expect(cart.at(-1)).toMatchObject({ product: 'tea', status });
    expect(review(cart, [freeTea], { type: 'takeAway' }).cart.at(-1)?.status).toBe('hold');
  });

  it('P3.6 P4.7 gives the same after every change as once at the end', () => {
    const conditions = [{ for: 'product', product: ['p1'], minQty: 2 }] as const;
    const coupon = aCoupon({ ...freeTea.rule, repeat: true, conditions });
    const at = (quantity: number) => aLine({ quantity });
    const steps = [1, 2, 7, 4, 5].reduce(
      ({ cart, coupons }, quantity) =>
        review(
          cart.map((line) => (line.id === 'l1' ? at(quantity) : line)),
          coupons,
        ),
      review([at(9)], [coupon]),
    );
    const once = review([at(5)], [coupon]);
    const pieces = (cart: readonly CartLine[]) =>
      cart.filter(({ product }) => product === 'tea').reduce((sum, { quantity }) => sum + quantity, 0);
    expect([pieces(steps.cart), pieces(once.cart)]).toEqual([2, 2]);
    expect(steps.bill.total).toBe(once.bill.total);
  });

  it('counts placed lines and does not change them', () => {
    const placed = [aLine(), aLine({ id: 'gone', product: 'tea', fromCoupon: 'r1' })];
    const { cart, bill } = review([aLine({ id: 'new' })], [freeTea], { placed });
    expect(cart.map(({ id }) => id)).toEqual(['new']);
    expect(bill.total).toBe(2000);
  });

  it('combines the discounts of the session with the coupons', () => {
    const input = aBill({
      catalogue,
      session: aSession({ products: [] }),
      discounts: [aRule({ _id: 'own' })],
    });
    const { bill, cart } = reviewCoupons(input, { cart: [aLine()], coupons: [aCoupon({ _id: 'r2' })] });
    expect(bill).toEqual(
      priceBill({
        ...input,
        session: aSession({ products: cart }),
        discounts: [aRule({ _id: 'own' }), aRule({ _id: 'r2' })],
      }),
    );
  });

  it('keeps the coupons of a restored cart that still apply (spec §4 "Cart restore")', () => {
    const owner = { shop: 's1', mode: 'takeAway' } as const;
    const cart = [aLine(), aLine({ id: 'l2', product: 'gone' })];
    const { lines, dropped } = restoreCart({ ...owner, cart }, { ...owner, catalogue });
    const coupons = [aCoupon({ _id: 'holds' }), aCoupon(over1500)];
    const restored = review(lines, coupons, { strict: true, type: 'takeAway' });
    expect(dropped).toBe(1);
    expect(restored.coupons.map(({ id }) => id)).toEqual(['of-holds']);
    expect(restored.bill.total).toBe(900);
  });
});
