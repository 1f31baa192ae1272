import { type Bill, type BillInput, priceBill, workedBill } from '../bill/index.ts';
import type { CartLine, DiscountRule, SessionCoupon } from '../model/index.ts';
import { mendedCart } from './mended-cart.ts';

export type CouponReview = {
  readonly coupons: readonly SessionCoupon[];
  /** Coupons that a strict review took away, with their errors. */
  readonly removed: readonly SessionCoupon[];
  /** The cart with the free items of the coupons, and no others. */
  readonly cart: readonly CartLine[];
  /** The bill of the session with that cart. */
  readonly bill: Bill;
};

/**
 * The coupons of a session after its cart changed (specification §4, "Coupons"). `input` is the session as it is
 * placed; the coupons' rules join its discounts. A coupon that fails is removed when the review is strict, else
 * kept with its error; automatic discounts are kept always. Missing and surplus free items are mended.
 */
export function reviewCoupons(
  input: BillInput,
  given: {
    readonly cart: readonly CartLine[];
    readonly coupons: readonly SessionCoupon[];
    readonly strict?: boolean;
  },
): CouponReview {
  const placed = input.session.products;
  const worked = workedBill(priced(input, given.cart, mending(given.coupons, input)));
  const codes = new Map(worked.bill.rejected.map(({ rule, code }) => [rule, code]));
  const reviewed = given.coupons.map((coupon) => ({ ...coupon, error: codes.get(coupon.rule._id) }));
  const isRemoved = ({ source, error }: SessionCoupon) =>
    given.strict === true && error !== undefined && source !== 'automatic';
  const coupons = reviewed.filter((coupon) => !isRemoved(coupon));
  const cart = mendedCart(given.cart, placed, worked);
  return {
    coupons,
    removed: reviewed.filter(isRemoved),
    cart,
    bill: priceBill(priced(input, cart, mending(coupons, input))),
  };
}

function priced(input: BillInput, cart: readonly CartLine[], rules: readonly DiscountRule[]): BillInput {
  const products = [...input.session.products, ...cart];
  return {
    ...input,
    session: { ...input.session, products },
    discounts: [...(input.discounts ?? []), ...rules],
  };
}

/**
 * Free items are put right in any cart, whether or not the rule does so on its own; of a product that the
 * catalogue does not have nothing can be added, so it stays missing.
 */
function mending(coupons: readonly SessionCoupon[], { catalogue }: BillInput): readonly DiscountRule[] {
  return coupons.map(({ rule }) => {
    if (rule.type !== 'free') return rule;
    const isKnown = (rule.freeProducts ?? []).every(({ product }) => catalogue.products.has(product));
    return { ...rule, automaticAddFreeProduct: isKnown };
  });
}
