import type { OrderDiscount } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { isFor, withRulesUsed, withSavedCoupon } from './saved-coupons.ts';

const coupon = (code: string, rule = code, shop = 's1') => ({
  code,
  shop,
  rule: { _id: rule } as unknown as OrderDiscount,
});

describe('codes saved on the phone', () => {
  test('each code and each rule is saved once', () => {
    const one = withSavedCoupon([], coupon('A'));
    expect(withSavedCoupon(one, coupon('A'))).toBe(one);
    expect(withSavedCoupon(one, coupon('B', 'A'))).toBe(one);
    expect(withSavedCoupon(one, coupon('B'))).toHaveLength(2);
  });

  test('a combination sets the other codes of the shop aside', () => {
    const held = [coupon('A'), coupon('B'), coupon('C', 'C', 's2')];
    const used = withRulesUsed(held, 's1', ['B']);
    expect(used.map(({ isAside }) => isAside)).toEqual([true, false, undefined]);
  });

  test('a gift applies for its member only, on a bill that is theirs or not begun', () => {
    const gift = { ...coupon('G'), giftOf: 'mei' };
    expect(isFor(coupon('A'), {})).toBe(true);
    expect(isFor(gift, {})).toBe(false);
    expect(isFor(gift, { member: 'mei' })).toBe(true);
    expect(isFor(gift, { member: 'kai' })).toBe(false);
    expect(isFor(gift, { member: 'mei', bill: { user: 'mei' } })).toBe(true);
    expect(isFor(gift, { member: 'mei', bill: {} })).toBe(false);
  });
});
