import type { OrderDiscount, TableSession } from '@comanda/contract';
import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { having, listOf, mapped, number, optional, text, thing, wholeListOf } from '../../lib/schema.ts';

/** A code that the guest brought, or a gift of theirs, with its rule as the server gave it. */
export type SavedCoupon = {
  /** As it is entered; of a gift its id. */
  readonly code: string;
  readonly shop: string;
  readonly rule: OrderDiscount;
  /** The member whose gift it is: it counts for nobody else. */
  readonly giftOf?: string;
  /** Kept, but not used: another combination is better. */
  readonly isAside?: boolean;
  /** Why the server did not take it with an order: it counts no more. */
  readonly refusal?: string;
  /** An order of this phone was placed with it. */
  readonly wasUsed?: boolean;
};
export type SavedCoupons = readonly SavedCoupon[];

/** As many as an order may carry. */
const MAX_COUNT = 20;

const texts = optional(wholeListOf(text));
const things = optional(wholeListOf(thing));
const amount = optional(number);

/** A rule that is whole as far as it is counted with until the server has given it anew. */
const rule = having<OrderDiscount>({
  _id: text,
  name: optional(thing),
  conditions: things,
  discountRules: things,
  freeProducts: things,
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

/** The coupons with one more; a code or a rule that is there already changes nothing. */
export function withSavedCoupon(coupons: SavedCoupons, added: SavedCoupon): SavedCoupons {
  const isThere = coupons.some(({ code, rule }) => code === added.code || rule._id === added.rule._id);
  return isThere ? coupons : [...coupons, added].slice(-MAX_COUNT);
}

/** Whether a coupon is to count in the cart. */
export function isInUse({ isAside, refusal }: SavedCoupon): boolean {
  return isAside !== true && refusal === undefined;
}

type Whose = { readonly member?: string; readonly bill?: Pick<TableSession, 'user'> };

/** Whether a coupon may count for who is here: a gift only for its member, on a bill that is theirs or is not begun. */
export function isFor({ giftOf }: SavedCoupon, { member, bill }: Whose): boolean {
  return giftOf === undefined || (giftOf === member && (bill === undefined || bill.user === giftOf));
}

/** The coupons with one changed, or without it. */
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

/** The coupons with exactly these rules in use, in one shop. */
export function withRulesUsed(coupons: SavedCoupons, shop: string, rules: readonly string[]): SavedCoupons {
  return coupons.map((coupon) =>
    coupon.shop === shop ? { ...coupon, isAside: !rules.includes(coupon.rule._id) } : coupon,
  );
}

/** The codes of this phone; they outlive a reload. */
export const savedCoupons = createPersisted<SavedCoupons>({
  key: 'comanda.coupons',
  version: 1,
  schema: mapped(listOf(coupon), (coupons) => coupons.slice(-MAX_COUNT)),
  initial: () => [],
});

export function useSavedCoupons(): SavedCoupons {
  return usePersisted(savedCoupons);
}
