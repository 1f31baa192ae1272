import type { OrderDiscount, ValidatedCoupon } from '@comanda/contract';
import { serverRefusal } from '@comanda/domain';
import { CallError, isPassing } from '../calls/call-error.ts';
import { create } from '../calls/connection.ts';
import { asPrinted } from './printed-code.ts';

/** The shop and bill that a code is to be used with. */
export type CouponContext = { readonly shop: string; readonly session?: string };
/** Result of validating a code: its rule, or the key of its refusal (specification §8). */
export type CouponAnswer =
  | {
      readonly code: string;
      /** The code to show; undefined for a member's own coupon or gift, whose id is internal. */
      readonly shownCode?: string;
      readonly rule: OrderDiscount;
    }
  | {
      readonly refusal: string;
      /** True if the failure was temporary, so that a retry may succeed. */
      readonly isPassing?: boolean;
    };

/** Validates a typed code with the server; the result has it in its printed form. */
export async function validateCoupon(typed: string, place: CouponContext): Promise<CouponAnswer> {
  const asked = asPrinted(typed);
  try {
    const { status, userCoupon, code, coupon } = await create<ValidatedCoupon>('userCoupons/validate', {
      coupon: asked,
      ...place,
    });
    const refusal = serverRefusal(status);
    if (refusal !== undefined || coupon === undefined) return { refusal: refusal ?? 'invalidCode' };
    return { code: userCoupon ?? asked, shownCode: code, rule: coupon };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isPassing(error)) return { refusal: error.code, isPassing: true };
    return {
      refusal: error.code === 'notFound' || error.code === 'badRequest' ? 'invalidCode' : error.code,
    };
  }
}
