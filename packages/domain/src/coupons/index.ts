export { type CouponQuery, couponRefusal, serverRefusal } from './coupon-refusal.ts';
export { type CouponReview, reviewCoupons } from './review-coupons.ts';
export {
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
export { type CouponSuggestion, suggestCoupons } from './suggest-coupons.ts';
