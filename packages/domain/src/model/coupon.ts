import type { DiscountRule, RuleRejectionCode } from './promotion.ts';
import type { GiftId, GiftRecordId, SessionId, ShopId, UserCouponId, UserId } from './units.ts';

/** A coupon that somebody holds, with its rule (specification §3). */
export type UserCoupon = {
  readonly _id: UserCouponId;
  readonly coupon: DiscountRule;
  /** Whose it is; anybody's when absent. */
  readonly user?: UserId;
  readonly status: string;
  /** The session it is tied to. */
  readonly session?: SessionId;
  /** A date, or a moment with an offset. */
  readonly endDate?: string;
  readonly shops?: readonly ShopId[];
};

/** Something that a member is given once, with its rule; it has a record once it is redeemed. */
export type Gift = {
  readonly _id: GiftId;
  readonly coupon: DiscountRule;
  readonly giftRecord?: GiftRecordId;
};

/** A rule that a session carries, and where it came from (specification §4, "Coupons"). */
export type SessionCoupon = {
  /** Of the user's coupon, the gift, or the rule itself. */
  readonly id: string;
  readonly source: 'manual' | 'coupon' | 'gift' | 'vip' | 'automatic';
  readonly rule: DiscountRule;
  /** Whose coupon it is. */
  readonly user?: UserId;
  readonly giftRecord?: GiftRecordId;
  /** Why it has no effect now; `ruleNeedUpdate` until it is first reviewed. */
  readonly error?: RuleRejectionCode | 'ruleNeedUpdate';
};
