import { CodedError } from '../coded-error.ts';

/** Coupons belong to members, and a caller without one has none: throws `invalidCode`. */
export function refuseCoupons(coupons: readonly string[] | undefined): void {
  const [coupon] = coupons ?? [];
  if (coupon !== undefined) throw new CodedError('invalidCode', { coupon });
}
