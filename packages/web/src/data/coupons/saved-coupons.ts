import type { OrderDiscount, TableSession } from '@comanda/contract';
import { createPersisted, usePersisted } from '../../lib/persisted.ts';

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

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isListOf = (is: (each: unknown) => boolean) => (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every(is));
const isNumber = (value: unknown) => value === undefined || Number.isFinite(value);

/** Whether a rule is whole as far as it is counted with until the server has given it anew. */
function isRule(value: unknown): boolean {
  if (!isThing(value)) return false;
  const { _id, name, conditions, discountRules, freeProducts, rules, rulesDiscount, discount } = value;
  return (
    isText(_id) &&
    (name === undefined || isThing(name)) &&
    [conditions, discountRules, freeProducts].every(isListOf(isThing)) &&
    [rules, rulesDiscount, value.shops, value.sections, value.orderType].every(isListOf(isText)) &&
    [discount, value.priority, value.fixedPoint, value.percentagePoint].every(isNumber)
  );
}

function isSavedCoupon(value: unknown): value is SavedCoupon {
  return isThing(value) && isText(value.code) && isText(value.shop) && isRule(value.rule);
}

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
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isSavedCoupon).slice(-MAX_COUNT) : undefined),
  initial: () => [],
});

export function useSavedCoupons(): SavedCoupons {
  return usePersisted(savedCoupons);
}
