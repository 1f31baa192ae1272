import {
  allows,
  type CouponRefusalCode,
  type Instant,
  type SessionCoupon,
  type SessionId,
  type Shop,
  type UserCoupon,
  type UserId,
} from '../model/index.ts';
import { isAfterDate } from '../promotions/index.ts';
import { epochOf, wallClockAt, zoneOf } from '../time/index.ts';

/** The circumstances in which a coupon would be used. */
export type CouponQuery = {
  readonly now: Instant;
  readonly shop: Pick<Shop, '_id' | 'timezone'>;
  readonly user?: UserId;
  readonly session?: SessionId;
  /** The moment when the session was paid, if it was. */
  readonly paidTime?: Instant;
  readonly coupons: readonly SessionCoupon[];
};

/** Returns the first reason for refusing a coupon; undefined if only the server can tell (specification §5). */
export function couponRefusal(coupon: UserCoupon, question: CouponQuery): CouponRefusalCode | undefined {
  const isSomebodyElses = coupon.user !== undefined && coupon.user !== question.user;
  if (isSomebodyElses) return 'invalidCode';
  const isOfThisSession = coupon.session !== undefined && coupon.session === question.session;
  if (coupon.status !== 'valid' && !isOfThisSession) return 'alreadyUsed';
  if (isOutdated(coupon, question)) return 'couponOutdate';
  if (isAdded(coupon, question.coupons)) return 'alreadyAdded';
  return allows(coupon.shops, question.shop._id) ? undefined : 'notCurrentShop';
}

/** Returns a server's reason for refusing a coupon: its status, unless that is `valid` (specification §7, §8). */
export function serverRefusal(status: string): string | undefined {
  return status === 'valid' ? undefined : status;
}

/** Returns true if a coupon has ended; an end without time is the end of that day in the shop's zone. */
function isOutdated({ endDate }: UserCoupon, { now, paidTime, shop }: CouponQuery): boolean {
  const at = epochOf(paidTime ?? now);
  return isAfterDate({ at, clock: wallClockAt(zoneOf(shop), at) }, endDate);
}

/** Returns true if the coupon or its rule is on the session already. */
function isAdded({ _id, coupon }: UserCoupon, coupons: readonly SessionCoupon[]): boolean {
  return coupons.some(({ id, rule }) => id === _id || rule._id === coupon._id);
}
