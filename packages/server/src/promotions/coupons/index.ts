export { type Brought, broughtDiscounts, giveBackDiscounts, redeemDiscounts } from './bring-coupons.ts';
export { insertCoupons, readCoupon } from './coupon-store.ts';
export type { Coupons } from './coupons.ts';
export { createCoupons, giveCoupon } from './create-coupons.ts';
export { giveWelcomeCoupons } from './welcome-coupons.ts';
