import { type Bill, type BillInput, priceBill, tracedBill } from '../bill/index.ts';
import type { CartLine, DiscountRule, SessionCoupon } from '../model/index.ts';
import { addingFreeProducts } from '../promotions/index.ts';
import { reconcileCart } from './reconcile-cart.ts';

export type CouponReview = {
  readonly coupons: readonly SessionCoupon[];
  /** Coupons that a strict review removed, with their errors. */
  readonly removed: readonly SessionCoupon[];
  /** The cart, its free items reconciled with the coupons. */
  readonly cart: readonly CartLine[];
  /** The bill of the session with that cart. */
  readonly bill: Bill;
};

/**
 * Reviews the coupons of a session after its cart changed (specification §4, "Coupons"). `input` is the session as it
 * is placed; the coupons' rules join its discounts. A coupon that fails is removed if the review is strict, and kept
 * with its error otherwise; automatic discounts are always kept. Missing and surplus free items are reconciled.
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
  const traced = tracedBill(priced(input, given.cart, rulesWithFreeItems(given.coupons, input)));
  const codes = new Map(traced.bill.rejected.map(({ rule, code }) => [rule, code]));
  const reviewed = given.coupons.map((coupon) => ({ ...coupon, error: codes.get(coupon.rule._id) }));
  const isRemoved = ({ source, error }: SessionCoupon) =>
    given.strict === true && error !== undefined && source !== 'automatic';
  const coupons = reviewed.filter((coupon) => !isRemoved(coupon));
  const cart = reconcileCart(given.cart, placed, traced);
  return {
    coupons,
    removed: reviewed.filter(isRemoved),
    cart,
    bill: priceBill(priced(input, cart, rulesWithFreeItems(coupons, input))),
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

/** Returns the coupons' rules, their free items added automatically. */
function rulesWithFreeItems(
  coupons: readonly SessionCoupon[],
  { catalogue }: BillInput,
): readonly DiscountRule[] {
  return addingFreeProducts(
    coupons.map(({ rule }) => rule),
    catalogue,
  );
}
