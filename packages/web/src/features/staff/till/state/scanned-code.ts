/** Pattern of the code on a member's phone: the member, its end and the signature. */
const MEMBER_CODE = /^[\w-]+\.[0-9a-z]+\.[\w-]{22}$/;
/** Longest code of a coupon. */
const MAX_LENGTH = 64;

/** Returns true if a scan looks like the code on a member's phone (till T3.3). */
export function isMemberCode(text: string): boolean {
  return MEMBER_CODE.test(text);
}

/** Returns true if a scan may be the code of a coupon: a word, no address. */
export function isCouponCode(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[\w-]+$/.test(text);
}
