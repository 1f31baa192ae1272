import type { OrderDiscount, SessionDiscount, Shop, TableSession } from '@comanda/contract';
import type { SessionCoupon } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { Reads, Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { ensureFewDiscounts } from '../../sessions/index.ts';
import { giftVerdict, giveBackGifts, redeemGifts } from '../gifts/index.ts';
import { giveBackCoupon, takeCoupon } from './coupon-store.ts';
import { couponVerdict } from './saved-coupon.ts';

type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;
type Bill = Pick<TableSession, 'discounts'> & Partial<Pick<TableSession, '_id' | 'user'>>;
type Place = { readonly bill: Bill; readonly shop: Shop };
/** What comes with a cart: codes, and gifts or their records. */
export type CouponInput = { readonly coupons?: readonly string[]; readonly gifts?: readonly string[] };

/**
 * The coupons and gifts of a call that the bill does not have yet, as it would carry them. Throws the coupon errors
 * of the specification (§8) with the code, or the gift, concerned, and `tooManyCoupons`.
 */
export async function offeredDiscounts(
  read: Reads,
  parts: Parts,
  { coupons: codes = [], gifts = [] }: CouponInput,
  { bill, shop }: Place,
): Promise<readonly SessionDiscount[]> {
  const brought: SessionDiscount[] = [];
  const place = () => {
    const coupons = couponsOf(parts, [...bill.discounts, ...brought]);
    return { shop, session: bill._id, user: bill.user, coupons };
  };
  for (const coupon of codes) {
    const verdict = await couponVerdict(read, parts, coupon, place());
    if ('refusal' in verdict) throw new CodedError(verdict.refusal, { coupon });
    const { id, rule, isOnBill } = verdict;
    if (!isOnBill) brought.push({ ...discountOf(rule), source: 'coupon', coupon: id });
  }
  for (const gift of gifts) {
    const verdict = await giftVerdict(read, parts, gift, place());
    if ('refusal' in verdict) throw new CodedError(verdict.refusal, { gift });
    const { id, rule, record, isOnBill } = verdict;
    if (!isOnBill) brought.push({ ...discountOf(rule), source: 'gift', gift: id, giftRecord: record });
  }
  ensureFewDiscounts([...bill.discounts, ...brought]);
  return brought;
}

/** The coupons and gifts that a bill carries, as the domain knows them. */
export function couponsOf(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  discounts: readonly SessionDiscount[],
): readonly SessionCoupon[] {
  return discounts.flatMap(({ source, coupon, gift, giftRecord, rule: ruleId }) => {
    const rule = ruleId === undefined ? undefined : catalogue.get('orderDiscounts', ruleId);
    const id = coupon ?? gift;
    return source === 'member' || id === undefined || rule === undefined
      ? []
      : [{ id, source, rule, giftRecord }];
  });
}

/**
 * Uses the coupons and gifts on the bill, in the placing transaction: of two phones with the last use of a code one
 * gets it, the other is told `alreadyUsed`. Gives them as the bill carries them from then on.
 */
export async function redeemDiscounts(
  tx: Tx,
  parts: Parts,
  session: Pick<TableSession, '_id' | 'shop'>,
  discounts: readonly SessionDiscount[],
): Promise<readonly SessionDiscount[]> {
  const usedAt = instantNow(parts.clock);
  // In one order, so that two bills never wait for each other's codes.
  const coupons = discounts.flatMap(({ coupon }) => coupon ?? []).sort();
  for (const coupon of coupons) {
    const isTaken = await takeCoupon(tx, { coupon, session: session._id, usedAt });
    if (!isTaken) throw new CodedError('alreadyUsed', { coupon });
  }
  return redeemGifts(tx, parts, session, discounts);
}

/** The coupons and gifts that a bill carried can be used again. */
export async function giveBackDiscounts(
  tx: Tx,
  session: string,
  discounts: readonly SessionDiscount[],
): Promise<void> {
  const coupons = discounts.flatMap(({ coupon }) => coupon ?? []).sort();
  for (const coupon of coupons) await giveBackCoupon(tx, coupon, session);
  await giveBackGifts(tx, discounts);
}

function discountOf({ _id, name, type, discountType = 'percent', discount = 0 }: OrderDiscount) {
  return { name, type: type === 'discount' ? discountType : type, value: discount, rule: _id };
}
