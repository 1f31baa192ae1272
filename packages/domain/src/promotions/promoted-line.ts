import type { Minor, RuleId } from '../model/index.ts';
import type { BillLine } from '../pricing/index.ts';

/** Rules that took money off a line, the last first: a list that grows without being copied. */
export type Discounters = { readonly rule: RuleId; readonly earlier: Discounters | undefined };

/** A line of the bill with what promotions took off it, in minor units. */
export type PromotedLine = BillLine & {
  readonly discount: Minor;
  /** The part of `discount` that lowers the surcharge too (pricing P5.2). */
  readonly discountBeforeSurcharge: Minor;
  readonly discountedBy: Discounters | undefined;
  readonly freeOfSurcharge: boolean;
};

/** A line that no promotion has touched. */
export function untouched(line: BillLine): PromotedLine {
  return {
    ...line,
    discount: 0,
    discountBeforeSurcharge: 0,
    discountedBy: undefined,
    freeOfSurcharge: false,
  };
}

/** What is left of a line's total (pricing P3.1). */
export function runningOf(line: PromotedLine): Minor {
  return line.lineTotal - line.discount;
}

/** Whether the line itself takes discounts (pricing P4.1, P4.9). */
export function isDiscountable({ line, product }: BillLine): boolean {
  const refuses =
    line.discountable === false ||
    product?.discountable === false ||
    line.customProduct?.discountable === false;
  return !refuses;
}

/** Whether the line belongs to a free item (pricing P3.2). */
export function isFreeItem({ root }: BillLine): boolean {
  return root.fromCoupon !== undefined;
}
