import type { Gift, OrderDiscount, Page } from '@comanda/contract';
import { CallError, isPassing } from '../calls/call-error.ts';
import { connection } from '../calls/connection.ts';
import type { CouponAnswer } from './validate-coupon.ts';

type GiftWithRule = Omit<Gift, 'coupon'> & { readonly coupon: OrderDiscount };

const REFUSALS: Readonly<Record<Exclude<Gift['status'], 'valid'>, string>> = {
  used: 'alreadyUsed',
  expired: 'couponOutdate',
  disabled: 'invalidCode',
};

/** Reads a member's gift: returns its rule, or the key of the reason it cannot be used. */
export async function checkGift(id: string): Promise<CouponAnswer> {
  try {
    const query = { _id: { $in: [id] }, $populate: ['coupon'] };
    const answer = await connection.call<Page<GiftWithRule> | GiftWithRule[]>('find', 'gifts', query);
    const [gift] = Array.isArray(answer) ? answer : answer.data;
    if (gift === undefined) return { refusal: 'invalidCode' };
    if (gift.status !== 'valid') return { refusal: REFUSALS[gift.status] };
    return { code: id, rule: gift.coupon };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { refusal: error.code, isPassing: isPassing(error) };
  }
}
