import type { DiscountRule, RuleRejectionCode, RuleSource } from './promotion.ts';
import type { GiftId, GiftRecordId, SessionId, ShopId, UserCouponId, UserId } from './units.ts';

/** The statuses of a coupon or gift; `expired` is past its end date. */
export const COUPON_STATUSES = ['valid', 'used', 'expired', 'disabled'] as const;

/** The reasons for refusing a coupon (specification §8). */
export const COUPON_REFUSAL_CODES = [
  'invalidCode',
  'alreadyUsed',
  'couponOutdate',
  'alreadyAdded',
  'notCurrentShop',
] as const;
export type CouponRefusalCode = (typeof COUPON_REFUSAL_CODES)[number];

/** A coupon of one member, or a code for everybody, with its rule (specification §3). */
export type UserCoupon = {
  readonly _id: UserCouponId;
  readonly coupon: DiscountRule;
  /** The member who owns it; anybody may use it when absent. */
  readonly user?: UserId;
  readonly status: string;
  /** The session that uses it. */
  readonly session?: SessionId;
  /** A date, or a moment with an offset. */
  readonly endDate?: string;
  readonly shops?: readonly ShopId[];
};

/** A gift for one member, with its rule; it has a record once it is redeemed. */
export type Gift = {
  readonly _id: GiftId;
  readonly coupon: DiscountRule;
  readonly giftRecord?: GiftRecordId;
};

/** A rule on a session, and its source (specification §4, "Coupons"). */
export type SessionCoupon = {
  /** The id of the user's coupon, of the gift, or of the rule itself. */
  readonly id: string;
  readonly source: RuleSource;
  readonly rule: DiscountRule;
  /** The member who owns the coupon. */
  readonly user?: UserId;
  readonly giftRecord?: GiftRecordId;
  /** The reason why it has no effect; `ruleNeedUpdate` until its first review. */
  readonly error?: RuleRejectionCode | 'ruleNeedUpdate';
};
