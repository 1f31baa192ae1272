import type { OrderDiscount, Shop } from '@comanda/contract';
import {
  type CouponRefusalCode,
  couponRefusal,
  MINUTE_MS,
  type SessionCoupon,
  type UserCoupon,
} from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { type GiftRecord, type GiftState, readGift, readRecord } from './gift-store.ts';

/** Time for which a redeemed gift is reserved for its bill; then it can be redeemed for another. */
const RESERVATION_MS = 30 * MINUTE_MS;

/** Result of checking a gift: its rule and redemption, or the reason for refusal. */
export type GiftVerdict =
  | { readonly refusal: CouponRefusalCode }
  | {
      readonly id: string;
      readonly rule: OrderDiscount;
      /** Id of the redemption; absent while it is not redeemed. */
      readonly record?: string;
      readonly isOnBill: boolean;
    };

type CouponContext = {
  readonly shop: Pick<Shop, '_id' | 'timezone'>;
  readonly session?: string;
  /** Member of the bill. */
  readonly user?: string;
  readonly coupons: readonly SessionCoupon[];
};
type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;

/** Checks a gift, by its own id or that of a redemption. Gifts of other members are refused like unknown ones. */
export async function giftVerdict(
  read: Reads,
  parts: Parts,
  id: string,
  couponContext: CouponContext,
): Promise<GiftVerdict> {
  const redeemed = await readRecord(read, id);
  const state = await readGift(read, redeemed?.gift ?? id);
  // A redemption that was given back stays invalid, also when its gift has been redeemed again.
  if (!state || (redeemed && state.record?.id !== redeemed.id)) return { refusal: 'invalidCode' };
  return verdictOf(parts, state, couponContext);
}

/** Checks a gift that has been read. */
export function verdictOf(
  { catalogue, clock }: Parts,
  { gift, record }: GiftState,
  { shop, session, user, coupons }: CouponContext,
): GiftVerdict {
  const rule = catalogue.get('orderDiscounts', gift.coupon);
  if (rule?.source !== 'gift' || gift.status === 'disabled') return { refusal: 'invalidCode' };
  const isOnBill = record?.status === 'used' && record.session === session && session !== undefined;
  const isAvailable = record === undefined || isOnBill || isReservedFor(record, session, clock.now());
  const { user: owner, endDate, shops } = gift;
  const status = isAvailable ? 'valid' : 'used';
  const saved: UserCoupon = { _id: String(gift._id), coupon: rule, user: owner, status, endDate, shops };
  const others = isOnBill ? coupons.filter(({ id }) => id !== gift._id) : coupons;
  const refusal = couponRefusal(saved, { now: instantNow(clock), shop, session, user, coupons: others });
  if (refusal !== undefined) return { refusal };
  return { id: gift._id, rule, record: record?.id, isOnBill };
}

/** Returns whether a redemption can be used on a bill: reserved for it or for the next bill, or its reservation expired. */
function isReservedFor(record: GiftRecord, session: string | undefined, now: number): boolean {
  if (record.status !== 'redeemed') return false;
  return record.session === null || record.session === session || isExpired(record, now);
}

/** Returns whether the reservation of a redemption has expired. */
export function isExpired({ status, redeemed_at: at }: GiftRecord, now: number): boolean {
  return status === 'redeemed' && Date.parse(at) + RESERVATION_MS <= now;
}
