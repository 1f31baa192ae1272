import { describe, expect, it } from 'vitest';
import type { UserCoupon } from '../model/index.ts';
import { aRule, aShop, NOON } from '../testing/builders.ts';
import { type CouponQuery, couponRefusal, serverRefusal } from './coupon-refusal.ts';
import { couponOf } from './session-coupons.ts';

const coupon: UserCoupon = { _id: 'c1', coupon: aRule(), user: 'u1', status: 'valid' };
const question: CouponQuery = { now: NOON, shop: aShop(), user: 'u1', session: 'x', coupons: [] };

function refusal(change: Partial<UserCoupon>, asked: Partial<CouponQuery> = {}) {
  return couponRefusal({ ...coupon, ...change }, { ...question, ...asked });
}

describe('coupon application (spec §5, §8)', () => {
  it('accepts a valid coupon, and a code without an owner from anybody', () => {
    expect(refusal({})).toBeUndefined();
    expect(refusal({ user: undefined }, { user: undefined })).toBeUndefined();
  });

  it('invalidCode: the coupon has another owner, or an owner while nobody is signed in', () => {
    expect(refusal({ user: 'u2' })).toBe('invalidCode');
    expect(refusal({}, { user: undefined })).toBe('invalidCode');
  });

  it('alreadyUsed: unless this session uses it', () => {
    expect(refusal({ status: 'used' })).toBe('alreadyUsed');
    expect(refusal({ status: 'used', session: 'y' })).toBe('alreadyUsed');
    expect(refusal({ status: 'used', session: 'x' })).toBeUndefined();
    expect(refusal({ status: 'used' }, { session: undefined })).toBe('alreadyUsed');
  });

  it.each([
    ['2026-03-01', 'couponOutdate'],
    ['2026-03-02', undefined],
    ['2026-03-02T12:29:59+08:00', 'couponOutdate'],
    ['2026-03-02T12:30:00+08:00', undefined],
    ['2026-03-02T12:30:01+08:00', undefined],
  ])('couponOutdate just before, at and just after %s', (endDate, code) => {
    expect(refusal({ endDate })).toBe(code);
  });

  it('couponOutdate: by the time of payment once paid', () => {
    const paidTime = '2026-03-01T23:59:00+08:00';
    expect(refusal({ endDate: '2026-03-01' }, { paidTime })).toBeUndefined();
  });

  it('alreadyAdded: the coupon, or another with its rule', () => {
    expect(refusal({}, { coupons: [couponOf(coupon)] })).toBe('alreadyAdded');
    expect(refusal({ _id: 'c2' }, { coupons: [couponOf(coupon)] })).toBe('alreadyAdded');
    expect(refusal({ _id: 'c2', coupon: aRule({ _id: 'r2' }) }, { coupons: [couponOf(coupon)] })).toBe(
      undefined,
    );
  });

  it('notCurrentShop: a coupon without shops is for all', () => {
    expect(refusal({ shops: ['s2'] })).toBe('notCurrentShop');
    expect([refusal({ shops: ['s1', 's2'] }), refusal({ shops: [] })]).toEqual([undefined, undefined]);
  });

  it('returns the first reason in the order of the specification', () => {
    const everything = { user: 'u2', status: 'used', endDate: '2026-01-01', shops: ['s2'] };
    const coupons = [couponOf(coupon)];
    expect(refusal(everything, { coupons })).toBe('invalidCode');
    expect(refusal({ ...everything, user: 'u1' }, { coupons })).toBe('alreadyUsed');
    expect(refusal({ ...everything, user: 'u1', status: 'valid' }, { coupons })).toBe('couponOutdate');
    expect(refusal({ shops: ['s2'] }, { coupons })).toBe('alreadyAdded');
  });

  it('returns a server’s status other than valid as the reason', () => {
    expect([serverRefusal('valid'), serverRefusal('frozen')]).toEqual([undefined, 'frozen']);
  });
});
