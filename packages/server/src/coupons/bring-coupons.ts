import type { OrderDiscount, SessionDiscount, Shop, TableSession } from '@comanda/contract';
import type { SessionCoupon } from '@comanda/domain';
import { instantNow } from '../clock.ts';
import { CodedError } from '../coded-error.ts';
import type { Reads, Tx } from '../db/db.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { takeCoupon } from './coupon-store.ts';
import { couponVerdict } from './held-coupon.ts';

type Parts = Pick<Workshop, 'catalogue' | 'clock'>;
type Bill = Pick<TableSession, 'discounts'> & Partial<Pick<TableSession, '_id'>>;

/**
 * The coupons of a call that the bill does not have yet, as it would carry them. Throws the coupon errors of the
 * specification (§8) with the code concerned.
 */
export async function broughtCoupons(
  read: Reads,
  parts: Parts,
  codes: readonly string[],
  { bill, shop }: { readonly bill: Bill; readonly shop: Shop },
): Promise<readonly SessionDiscount[]> {
  const brought: SessionDiscount[] = [];
  for (const coupon of codes) {
    const coupons = couponsOf(parts, [...bill.discounts, ...brought]);
    const verdict = await couponVerdict(read, parts, coupon, { shop, session: bill._id, coupons });
    if ('refusal' in verdict) throw new CodedError(verdict.refusal, { coupon });
    if (!verdict.isOnBill) brought.push(discountOf(verdict.id, verdict.rule));
  }
  return brought;
}

/** The coupons that a bill carries, as the domain knows them. */
export function couponsOf(
  { catalogue }: Pick<Workshop, 'catalogue'>,
  discounts: readonly SessionDiscount[],
): readonly SessionCoupon[] {
  return discounts.flatMap(({ coupon: id, rule: ruleId }) => {
    const rule = ruleId === undefined ? undefined : catalogue.get('orderDiscounts', ruleId);
    return id === undefined || rule === undefined ? [] : [{ id, source: 'coupon' as const, rule }];
  });
}

/**
 * Uses the coupons on the bill, in the placing transaction: of two phones with the last use of a code one gets it,
 * the other is told `alreadyUsed`.
 */
export async function redeemCoupons(
  tx: Tx,
  { clock }: Pick<Workshop, 'clock'>,
  session: string,
  discounts: readonly SessionDiscount[],
): Promise<void> {
  const usedAt = instantNow(clock);
  // In one order, so that two bills never wait for each other's codes.
  const coupons = discounts.flatMap(({ coupon }) => coupon ?? []).sort();
  for (const coupon of coupons) {
    const isTaken = await takeCoupon(tx, { coupon, session, usedAt });
    if (!isTaken) throw new CodedError('alreadyUsed', { coupon });
  }
}

function discountOf(coupon: string, rule: OrderDiscount): SessionDiscount {
  const { _id, name, type, discountType = 'percent', discount = 0 } = rule;
  const does = type === 'discount' ? discountType : type;
  return { name, type: does, value: discount, source: 'coupon', coupon, rule: _id };
}
