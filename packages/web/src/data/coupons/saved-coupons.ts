import type { OrderDiscount, TableSession } from '@comanda/contract';
import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { having, jsonObject, listOf, mapped, number, optional, text, wholeListOf } from '../../lib/schema.ts';

/** A code the guest entered, or a gift of theirs, with its rule from the server. */
export type SavedCoupon = {
  /** The code as entered; the id of a gift. */
  readonly code: string;
  /** The code to show; absent for a member's own coupon or gift, whose id is internal. */
  readonly shownCode?: string;
  readonly shop: string;
  readonly rule: OrderDiscount;
  /** The member whose gift it is; it applies for nobody else. */
  readonly giftOf?: string;
  /** True if saved but unused, because another combination is better. */
  readonly isAside?: boolean;
  /** Reason the server rejected it with an order; it no longer applies. */
  readonly refusal?: string;
  /** True once an order of this phone was placed with it. */
  readonly wasUsed?: boolean;
};
export type SavedCoupons = readonly SavedCoupon[];

/** Maximum number of codes of an order. */
const MAX_COUNT = 20;

const texts = optional(wholeListOf(text));
const jsonObjects = optional(wholeListOf(jsonObject));
const amount = optional(number);

/** Schema of a saved rule, complete in all that pricing reads until the server returns it again. */
const rule = having<OrderDiscount>({
  _id: text,
  name: optional(jsonObject),
  conditions: jsonObjects,
  discountRules: jsonObjects,
  freeProducts: jsonObjects,
  rules: texts,
  rulesDiscount: texts,
  shops: texts,
  sections: texts,
  orderType: texts,
  discount: amount,
  priority: amount,
  fixedPoint: amount,
  percentagePoint: amount,
});

const coupon = having<SavedCoupon>({ code: text, shop: text, rule });

/** Returns the coupons with one added; unchanged if its code or rule is there already. */
export function withSavedCoupon(coupons: SavedCoupons, added: SavedCoupon): SavedCoupons {
  const isThere = coupons.some(({ code, rule }) => code === added.code || rule._id === added.rule._id);
  return isThere ? coupons : [...coupons, added].slice(-MAX_COUNT);
}

/** Returns true if a coupon is in use: neither set aside nor refused. */
export function isInUse({ isAside, refusal }: SavedCoupon): boolean {
  return isAside !== true && refusal === undefined;
}

type CouponOwner = { readonly member?: string; readonly bill?: Pick<TableSession, 'user'> };

/** Returns true if a coupon may be used here: a gift only by its member, on a bill that is theirs or not begun. */
export function isFor({ giftOf }: SavedCoupon, { member, bill }: CouponOwner): boolean {
  return giftOf === undefined || (giftOf === member && (bill === undefined || bill.user === giftOf));
}

/** Returns the coupons with one changed or removed. */
export function withCouponChanged(
  coupons: SavedCoupons,
  { shop, code }: Pick<SavedCoupon, 'shop' | 'code'>,
  change: Partial<SavedCoupon> | undefined,
): SavedCoupons {
  return coupons.flatMap((coupon) => {
    if (coupon.shop !== shop || coupon.code !== code) return [coupon];
    return change === undefined ? [] : [{ ...coupon, ...change }];
  });
}

/** Returns the coupons with exactly these rules in use in one shop. */
export function withRulesUsed(coupons: SavedCoupons, shop: string, rules: readonly string[]): SavedCoupons {
  return coupons.map((coupon) =>
    coupon.shop === shop ? { ...coupon, isAside: !rules.includes(coupon.rule._id) } : coupon,
  );
}

/** Codes of this phone, in local storage. */
export const savedCoupons = createPersisted<SavedCoupons>({
  key: 'comanda.coupons',
  version: 1,
  schema: mapped(listOf(coupon), (coupons) => coupons.slice(-MAX_COUNT)),
  initial: () => [],
});

export function useSavedCoupons(): SavedCoupons {
  return usePersisted(savedCoupons);
}
