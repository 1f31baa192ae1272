import { describe, expect, it } from 'vitest';
import type { SessionCoupon } from '../model/index.ts';
import { aRule, aShop, NOON } from '../testing/builders.ts';
import {
  automaticDiscounts,
  couponOf,
  couponsForUser,
  giftOf,
  giftsToRedeem,
  withAutomaticDiscounts,
  withCoupon,
  withGiftRecord,
  withoutCoupon,
} from './session-coupons.ts';

const mine = couponOf({
  _id: 'mine',
  coupon: aRule({ _id: 'r1', priority: 2 }),
  user: 'u1',
  status: 'valid',
});
const open = couponOf({ _id: 'open', coupon: aRule({ _id: 'r2', priority: 1 }), status: 'valid' });
const gift = giftOf({ _id: 'gift', coupon: aRule({ _id: 'r3' }) });
const vip: SessionCoupon = { id: 'vip', source: 'vip', rule: aRule({ _id: 'r4' }) };
const ids = (coupons: readonly SessionCoupon[]) => coupons.map(({ id }) => id);

describe('the coupons of a session (spec §4 "Coupons")', () => {
  it('are sorted by priority, each rule once, and await their review', () => {
    const coupons = [mine, open, gift, { ...open, id: 'again' }].reduce(withCoupon, []);
    expect(ids(coupons)).toEqual(['gift', 'open', 'mine']);
    expect(coupons.map(({ error }) => error)).toEqual(['ruleNeedUpdate', 'ruleNeedUpdate', 'ruleNeedUpdate']);
    expect(ids(withoutCoupon(coupons, 'open'))).toEqual(['gift', 'mine']);
  });

  it('lose others’ coupons, all gifts and VIP discounts when the user changes', () => {
    const coupons = [mine, open, gift, vip];
    expect(ids(couponsForUser(coupons, 'u2'))).toEqual(['open']);
    expect(ids(couponsForUser(coupons, undefined))).toEqual(['open']);
    expect(ids(couponsForUser(coupons, 'u1'))).toEqual(['mine', 'open']);
  });

  it('include the automatic discounts valid in the shop now, by priority', () => {
    const automatic = { source: 'automatic' } as const;
    const rules = [
      aRule({ _id: 'late', priority: 5, ...automatic }),
      aRule({ _id: 'early', shops: ['s1'], ...automatic }),
      aRule({ _id: 'elsewhere', shops: ['s2'], ...automatic }),
      aRule({ _id: 'over', endDate: '2026-03-01', ...automatic }),
      aRule({ _id: 'off', status: 'inactive', ...automatic }),
      aRule({ _id: 'coupon', source: 'coupon' }),
    ];
    const found = automaticDiscounts(rules, { shop: aShop(), now: NOON });
    expect(found.map(({ _id }) => _id)).toEqual(['early', 'late']);
    const coupons = withAutomaticDiscounts([mine], found);
    expect(ids(coupons)).toEqual(['early', 'mine', 'late']);
    expect(ids(withAutomaticDiscounts(coupons, []))).toEqual(['mine']);
  });

  it('redeem a gift once it has an effect, and only once', () => {
    const working = { ...gift, error: undefined };
    expect(giftsToRedeem([mine, gift])).toEqual([]);
    expect(giftsToRedeem([mine, working])).toEqual(['gift']);
    expect(giftsToRedeem(withGiftRecord([working], 'gift', 'record'))).toEqual([]);
  });
});
