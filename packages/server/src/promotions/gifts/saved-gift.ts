import type { OrderDiscount, Shop } from '@comanda/contract';
import { type CouponRefusalCode, couponRefusal, type SessionCoupon, type UserCoupon } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { type GiftRecord, type GiftState, readGift, readRecord } from './gift-store.ts';

/** How long a redeemed gift waits for its order (ms); then it may be redeemed for another. */
const WAITING_MS = 30 * 60_000;

/** A gift that may be given here and now, with its rule and what is redeemed of it; or why it may not. */
export type GiftVerdict =
  | { readonly refusal: CouponRefusalCode }
  | {
      readonly id: string;
      readonly rule: OrderDiscount;
      /** The redemption, unless it is not redeemed yet. */
      readonly record?: string;
      readonly isOnBill: boolean;
    };

type Place = {
  readonly shop: Pick<Shop, '_id' | 'timezone'>;
  readonly session?: string;
  /** Whose bill it is. */
  readonly user?: string;
  readonly coupons: readonly SessionCoupon[];
};
type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;

/** What is to be said of a gift, or of a redemption of one. Other people's are as unknown as made-up ones. */
export async function giftVerdict(read: Reads, parts: Parts, id: string, place: Place): Promise<GiftVerdict> {
  const redeemed = await readRecord(read, id);
  const state = await readGift(read, redeemed?.gift ?? id);
  // A redemption that was given back is worth nothing, whatever has become of its gift.
  if (!state || (redeemed && state.record?.id !== redeemed.id)) return { refusal: 'invalidCode' };
  return verdictOf(parts, state, place);
}

/** What is to be said of a gift that is known. */
export function verdictOf(
  { catalogue, clock }: Parts,
  { gift, record }: GiftState,
  { shop, session, user, coupons }: Place,
): GiftVerdict {
  const rule = catalogue.get('orderDiscounts', gift.coupon);
  if (rule?.source !== 'gift' || gift.status === 'disabled') return { refusal: 'invalidCode' };
  const isOnBill = record?.status === 'used' && record.session === session && session !== undefined;
  const isFree = record === undefined || isOnBill || isWaitingFor(record, session, clock.now());
  const { user: owner, endDate, shops } = gift;
  const status = isFree ? 'valid' : 'used';
  const held: UserCoupon = { _id: String(gift._id), coupon: rule, user: owner, status, endDate, shops };
  const others = isOnBill ? coupons.filter(({ id }) => id !== gift._id) : coupons;
  const refusal = couponRefusal(held, { now: instantNow(clock), shop, session, user, coupons: others });
  if (refusal !== undefined) return { refusal };
  return { id: gift._id, rule, record: record?.id, isOnBill };
}

/** Whether a redemption waits for this bill: for it, for the next one that is placed, or for one that never came. */
function isWaitingFor(record: GiftRecord, session: string | undefined, now: number): boolean {
  if (record.status !== 'redeemed') return false;
  return record.session === null || record.session === session || isLapsed(record, now);
}

/** Whether a redemption has waited too long for its order. */
export function isLapsed({ status, redeemed_at: at }: GiftRecord, now: number): boolean {
  return status === 'redeemed' && Date.parse(at) + WAITING_MS <= now;
}
