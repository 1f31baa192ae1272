import type { Minor, RuleId } from '../model/index.ts';
import type { BillLine } from '../pricing/index.ts';

/** The rules that took money off a line, as a linked list with the last one first. */
export type Discounters = { readonly rule: RuleId; readonly earlier: Discounters | undefined };

/** A line of the bill with its discounts, in minor units. */
export type PromotedLine = BillLine & {
  readonly discount: Minor;
  /** The part of `discount` that lowers the surcharge too (pricing P5.2). */
  readonly discountBeforeSurcharge: Minor;
  readonly discountedBy: Discounters | undefined;
  readonly freeOfSurcharge: boolean;
};

/** Returns a bill line without discounts. */
export function undiscounted(line: BillLine): PromotedLine {
  return {
    ...line,
    discount: 0,
    discountBeforeSurcharge: 0,
    discountedBy: undefined,
    freeOfSurcharge: false,
  };
}

/** Returns what discounts have left of a line's total, in minor units (pricing P3.1). */
export function runningOf(line: PromotedLine): Minor {
  return line.lineTotal - line.discount;
}

/** Returns true if discounts may apply to a line (pricing P4.1, P4.9). */
export function isDiscountable({ line, product }: BillLine): boolean {
  const refuses =
    line.discountable === false ||
    product?.discountable === false ||
    line.customProduct?.discountable === false;
  return !refuses;
}

/** Returns true if a line belongs to a free item (pricing P3.2). */
export function isFreeItem({ root }: BillLine): boolean {
  return root.fromCoupon !== undefined;
}
