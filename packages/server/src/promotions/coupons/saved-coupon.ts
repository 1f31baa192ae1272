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

/** Result of checking a code: its rule, or the reason for refusal. */
export type CouponVerdict =
  | { readonly refusal: CouponRefusalCode }
  | {
      readonly id: string;
      /** The id of a code for everybody; undefined for a member's own coupon, whose id is internal. */
      readonly code: string | undefined;
      readonly rule: OrderDiscount;
      readonly isOnBill: boolean;
    };

type CouponContext = {
  readonly shop: Pick<Shop, '_id' | 'timezone'>;
  readonly session?: string;
  /** Member of the bill. */
  readonly user?: string;
  /** Coupons on the bill, or before this one in the call. */
  readonly coupons: readonly SessionCoupon[];
};

/**
 * Checks a code for a bill (specification §5, §8). A member's coupon on another member's bill is refused like an unknown
 * code.
 */
export async function couponVerdict(
  read: Reads,
  { catalogue, clock }: Pick<CoreContext, 'catalogue' | 'clock'>,
  code: string,
  { shop, session, user, coupons }: CouponContext,
): Promise<CouponVerdict> {
  const record = await readCoupon(read, code);
  const rule = record && catalogue.get('orderDiscounts', record.coupon.coupon);
  const hasCodeRule = rule !== undefined && rule.source !== 'automatic';
  if (!record || !hasCodeRule || record.coupon.status === 'disabled') return { refusal: 'invalidCode' };
  const { _id: id, status, user: owner } = record.coupon;
  const isOnBill = session !== undefined && (await isUsedOn(read, id, session));
  const saved: SavedCoupon = {
    ...record.coupon,
    coupon: rule,
    status: record.isUsedUp ? 'used' : status,
    session: isOnBill ? session : undefined,
  };
  const others = isOnBill ? coupons.filter((coupon) => coupon.id !== id) : coupons;
  const refusal = couponRefusal(saved, { now: instantNow(clock), shop, session, user, coupons: others });
  const sharedCode = owner === undefined ? id : undefined;
  return refusal === undefined ? { id, code: sharedCode, rule, isOnBill } : { refusal };
}
