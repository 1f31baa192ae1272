import type { OrderDiscount, ValidatedCoupon } from '@comanda/contract';
import { serverRefusal } from '@comanda/domain';
import { CallError, isPassing } from '../calls/call-error.ts';
import { create } from '../calls/connection.ts';
import { asPrinted } from './printed-code.ts';

/** Where a code is to be used. */
export type CouponContext = { readonly shop: string; readonly session?: string };
/** What the server says of a code: its rule, or the key of its refusal (specification §8). */
export type CouponAnswer =
  | { readonly code: string; readonly rule: OrderDiscount }
  | {
      readonly refusal: string;
      /** It was not the code's fault: asked again, the answer may be another. */
      readonly isPassing?: boolean;
    };

/** Asks the server for a code as it was typed; it comes back as it is printed. */
export async function validateCoupon(typed: string, place: CouponContext): Promise<CouponAnswer> {
  const asked = asPrinted(typed);
  try {
    const { status, userCoupon, coupon } = await create<ValidatedCoupon>('userCoupons/validate', {
      coupon: asked,
      ...place,
    });
    const refusal = serverRefusal(status);
    if (refusal !== undefined || coupon === undefined) return { refusal: refusal ?? 'invalidCode' };
    return { code: userCoupon ?? asked, rule: coupon };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isPassing(error)) return { refusal: error.code, isPassing: true };
    return {
      refusal: error.code === 'notFound' || error.code === 'badRequest' ? 'invalidCode' : error.code,
    };
  }
}
