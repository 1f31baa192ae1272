export { couponsOfUser, insertCoupons, readCoupon } from './coupon-store.ts';
export type { Coupons } from './coupons.ts';
export { createCoupons, giveCoupon, presentCoupon } from './create-coupons.ts';
export { type CouponInput, giveBackDiscounts, offeredDiscounts, redeemDiscounts } from './offered-coupons.ts';
export { giveWelcomeCoupons } from './welcome-coupons.ts';
