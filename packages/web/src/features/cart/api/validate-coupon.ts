import type { OrderDiscount, ServicePath } from '@comanda/contract';
import { serverRefusal } from '@comanda/domain';
import { CallError } from '../../../lib/api/call-error.ts';
import { create } from '../../../lib/api/connection.ts';

const VALIDATE: string = 'userCoupons/validate';

/** Where a code is to be used. */
export type CouponPlace = { readonly shop: string; readonly session?: string };
type Verdict = { readonly status: string; readonly coupon: OrderDiscount };
/** What the server says of a code: its rule, or the key of its refusal (specification §8). */
export type CouponAnswer =
  | { readonly code: string; readonly rule: OrderDiscount }
  | { readonly refusal: string };

/** Asks the server for a code as it was typed, then in capitals, as codes are printed. */
export async function validateCoupon(typed: string, place: CouponPlace): Promise<CouponAnswer> {
  const code = typed.trim();
  const answer = await ask(code, place);
  const capitals = code.toUpperCase();
  const isUnknown = 'refusal' in answer && answer.refusal === 'invalidCode';
  return isUnknown && capitals !== code ? ask(capitals, place) : answer;
}

async function ask(coupon: string, place: CouponPlace): Promise<CouponAnswer> {
  try {
    const { status, coupon: rule } = await create<Verdict>(VALIDATE as ServicePath, { coupon, ...place });
    const refusal = serverRefusal(status);
    return refusal === undefined ? { code: coupon, rule } : { refusal };
  } catch (error) {
    if (error instanceof CallError)
      return { refusal: error.code === 'notFound' ? 'invalidCode' : error.code };
    throw error;
  }
}
