import type { OrderDiscount, SessionDiscount, Shop, TableSession } from '@comanda/contract';
import type { SessionCoupon } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { Reads, Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { ensureDiscountLimit } from '../../sessions/index.ts';
import { giftVerdict, giveBackGifts, redeemGifts } from '../gifts/index.ts';
import { giveBackCoupon, takeCoupon } from './coupon-store.ts';
import { couponVerdict } from './saved-coupon.ts';

type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;
type Bill = Pick<TableSession, 'discounts'> & Partial<Pick<TableSession, '_id' | 'user'>>;
type BillContext = { readonly bill: Bill; readonly shop: Shop };
/** Coupons and gifts of a cart: codes, and ids of gifts or of their records. */
export type CouponInput = { readonly coupons?: readonly string[]; readonly gifts?: readonly string[] };

/**
 * Returns the discounts that a call adds to a bill: its coupons and gifts, except those already on the bill. Throws the
 * coupon errors of the specification (§8) with the code or gift concerned, and `tooManyCoupons`.
 */
export async function offeredDiscounts(
  read: Reads,
  parts: Parts,
  { coupons: codes = [], gifts = [] }: CouponInput,
  { bill, shop }: BillContext,
): Promise<readonly SessionDiscount[]> {
  const added: SessionDiscount[] = [];
  const couponContext = () => {
    const coupons = couponsOf(parts, [...bill.discounts, ...added]);
    return { shop, session: bill._id, user: bill.user, coupons };
  };
  for (const coupon of codes) {
    const verdict = await couponVerdict(read, parts, coupon, couponContext());
    if ('refusal' in verdict) throw new CodedError(verdict.refusal, { coupon });
    const { id, code, rule, isOnBill } = verdict;
    if (!isOnBill) added.push({ ...discountOf(rule), source: 'coupon', coupon: id, code });
  }
  for (const gift of gifts) {
    const verdict = await giftVerdict(read, parts, gift, couponContext());
    if ('refusal' in verdict) throw new CodedError(verdict.refusal, { gift });
    const { id, rule, record, isOnBill } = verdict;
    if (!isOnBill) added.push({ ...discountOf(rule), source: 'gift', gift: id, giftRecord: record });
  }
  ensureDiscountLimit([...bill.discounts, ...added]);
  return added;
}

/** Returns the coupons and gifts of a bill as the domain's type. */
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
 * Uses coupons and gifts on a bill, in the placing transaction, and returns the bill's discounts. Throws `alreadyUsed`,
 * also for the second of two concurrent calls with the last use of a code.
 */
export async function redeemDiscounts(
  tx: Tx,
  parts: Parts,
  session: Pick<TableSession, '_id' | 'shop'>,
  discounts: readonly SessionDiscount[],
): Promise<readonly SessionDiscount[]> {
  const usedAt = instantNow(parts.clock);
  // Sorted, so that concurrent bills lock codes in the same order and cannot deadlock.
  const coupons = discounts.flatMap(({ coupon }) => coupon ?? []).sort();
  for (const coupon of coupons) {
    const isTaken = await takeCoupon(tx, { coupon, session: session._id, usedAt });
    if (!isTaken) throw new CodedError('alreadyUsed', { coupon });
  }
  return redeemGifts(tx, parts, session, discounts);
}

/** Gives back the coupons and gifts of a bill, so that they can be used again. */
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
