export { type CouponBatches, createCouponBatches } from './create-coupon-batches.ts';
