import type { Gift, UserCoupon } from '../entities/member.ts';
import type { PointBalance, PointEntry } from '../entities/points.ts';
import { SESSION } from './session-examples.ts';

export const USER = 'user-1';
export const RECORD = '0mk8x2k00Zb1dQ2f8gTn0wQ1a2b3c4';

export const coupon: UserCoupon = { _id: 'WELCOME10', coupon: 'welcome', status: 'valid' };
export const ownCoupon: UserCoupon = {
  _id: '0mk8x2k01hT3kq0yXcW5v2mJr9bLs1A',
  coupon: 'welcome',
  user: USER,
  status: 'valid',
  maxUses: 1,
};
export const gift: Gift = {
  _id: '0mk8x2k02hT3kq0yXcW5v2mJr9bLs1A',
  coupon: 'tea-gift',
  user: USER,
  status: 'valid',
};
export const entry: PointEntry = {
  _id: '0mk8x2k03hT3kq0yXcW5v2mJr9bLs1A',
  user: USER,
  shop: 'harbour',
  amount: 24,
  reason: 'earn',
  session: SESSION,
  expiresAt: '2027-03-02T04:00:00.000Z',
  createdAt: '2026-03-02T04:00:00.000Z',
};
export const balances: PointBalance[] = [{ _id: 'harbour', amount: 44 }];
