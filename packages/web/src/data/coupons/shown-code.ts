/** Small letters, which the ids of coupons in a member's account have and printed codes do not. */
const SMALL = /[a-z]/;

/** Returns a coupon's code as printed; undefined for the id of a coupon that has none to read. */
export function shownCode(code: string | undefined): string | undefined {
  return code === undefined || SMALL.test(code) ? undefined : code;
}
