import type { OrderDiscount, Shop } from '@comanda/contract';
import {
  type CouponRefusalCode,
  couponRefusal,
  type UserCoupon as SavedCoupon,
  type SessionCoupon,
} from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { isUsedOn, readCoupon } from './coupon-store.ts';

/** A code that may be used here and now, with its rule; or why it may not. */
export type CouponVerdict =
  | { readonly refusal: CouponRefusalCode }
  | { readonly id: string; readonly rule: OrderDiscount; readonly isOnBill: boolean };

type Place = {
  readonly shop: Pick<Shop, '_id' | 'timezone'>;
  readonly session?: string;
  /** Whose bill it is. */
  readonly user?: string;
  /** The coupons that are on the bill, or come before this one. */
  readonly coupons: readonly SessionCoupon[];
};

/**
 * What is to be said of a code (specification §5, §8). On a bill that is not theirs, a member's coupon is as unknown
 * as a code that was made up.
 */
export async function couponVerdict(
  read: Reads,
  { catalogue, clock }: Pick<CoreContext, 'catalogue' | 'clock'>,
  code: string,
  { shop, session, user, coupons }: Place,
): Promise<CouponVerdict> {
  const record = await readCoupon(read, code);
  const rule = record && catalogue.get('orderDiscounts', record.coupon.coupon);
  const isForCodes = rule !== undefined && rule.source !== 'automatic';
  if (!record || !isForCodes || record.coupon.status === 'disabled') return { refusal: 'invalidCode' };
  const { _id: id, status } = record.coupon;
  const isOnBill = session !== undefined && (await isUsedOn(read, id, session));
  const held: SavedCoupon = {
    ...record.coupon,
    coupon: rule,
    status: record.isUsedUp ? 'used' : status,
    session: isOnBill ? session : undefined,
  };
  const others = isOnBill ? coupons.filter((coupon) => coupon.id !== id) : coupons;
  const refusal = couponRefusal(held, { now: instantNow(clock), shop, session, user, coupons: others });
  return refusal === undefined ? { id, rule, isOnBill } : { refusal };
}
