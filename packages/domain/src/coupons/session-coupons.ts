import {
  allows,
  byPriority,
  type DiscountRule,
  type Gift,
  type GiftId,
  type GiftRecordId,
  type Instant,
  type SessionCoupon,
  type Shop,
  type UserCoupon,
  type UserId,
} from '../model/index.ts';
import { isWithinDates } from '../promotions/index.ts';
import { epochOf, wallClockAt, zoneOf } from '../time/index.ts';

type Coupons = readonly SessionCoupon[];

/** Makes a session coupon of a user's coupon, to be reviewed. */
export function couponOf({ _id, coupon, user }: UserCoupon): SessionCoupon {
  return { id: _id, source: 'coupon', rule: coupon, user, error: 'ruleNeedUpdate' };
}

/** Makes a session coupon of a gift, to be reviewed. */
export function giftOf({ _id, coupon, giftRecord }: Gift): SessionCoupon {
  return { id: _id, source: 'gift', rule: coupon, giftRecord, error: 'ruleNeedUpdate' };
}

/** Adds a coupon, by priority; one whose rule is there already is ignored. */
export function withCoupon(coupons: Coupons, added: SessionCoupon): Coupons {
  const isThere = coupons.some(({ rule }) => rule._id === added.rule._id);
  return isThere ? coupons : sorted([...coupons, added]);
}

/** Removes a coupon. */
export function withoutCoupon(coupons: Coupons, id: SessionCoupon['id']): Coupons {
  return coupons.filter((coupon) => coupon.id !== id);
}

/** Returns the automatic discounts that are valid in a shop now, by priority (specification §4, §7). */
export function automaticDiscounts(
  rules: readonly DiscountRule[],
  { shop, now }: { readonly shop: Pick<Shop, '_id' | 'timezone'>; readonly now: Instant },
): readonly DiscountRule[] {
  const at = epochOf(now);
  const time = { at, clock: wallClockAt(zoneOf(shop), at) };
  const isOffered = (rule: DiscountRule) =>
    rule.source === 'automatic' &&
    (rule.status ?? 'active') === 'active' &&
    allows(rule.shops, shop._id) &&
    isWithinDates(rule, time);
  return rules.filter(isOffered).sort(byPriority);
}

/** Replaces the automatic discounts among the coupons, by priority. */
export function withAutomaticDiscounts(coupons: Coupons, rules: readonly DiscountRule[]): Coupons {
  const others = coupons.filter(({ source }) => source !== 'automatic');
  const automatic = rules.map(
    (rule): SessionCoupon => ({ id: rule._id, source: 'automatic', rule, error: 'ruleNeedUpdate' }),
  );
  return automatic.reduce(withCoupon, others);
}

/** Returns the coupons that stay when the session's user changes: none of others, no gifts, no VIP discount (specification §4). */
export function couponsForUser(coupons: Coupons, user: UserId | undefined): Coupons {
  return coupons.filter((coupon) => {
    const isPersonal = coupon.source === 'gift' || coupon.source === 'vip';
    return !isPersonal && (coupon.user === undefined || coupon.user === user);
  });
}

/** Returns the gifts to redeem: those that have an effect and are not redeemed yet (specification §4). */
export function giftsToRedeem(coupons: Coupons): readonly GiftId[] {
  return coupons
    .filter(({ source, giftRecord, error }) => source === 'gift' && giftRecord === undefined && !error)
    .map(({ id }) => id);
}

/** Records that a gift was redeemed. */
export function withGiftRecord(coupons: Coupons, gift: GiftId, giftRecord: GiftRecordId): Coupons {
  return coupons.map((coupon) =>
    coupon.source === 'gift' && coupon.id === gift ? { ...coupon, giftRecord } : coupon,
  );
}

function sorted(coupons: Coupons): Coupons {
  return [...coupons].sort((one, other) => byPriority(one.rule, other.rule));
}
