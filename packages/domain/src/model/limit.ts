import type { CategoryId, ProductId, SubCategoryId } from './units.ts';

/**
 * How many pieces guests may order (specification §3, "Online order limit entry"). A list that is given must
 * contain the line's; pieces of everything that fits count together. Of no list, everything.
 */
export type OrderLimitEntry = {
  /** `perOrder` counts the bill and the cart; any other also what the table group has on other bills. */
  readonly limitType: string;
  readonly product?: readonly ProductId[];
  readonly category?: readonly CategoryId[];
  readonly subCategory?: readonly SubCategoryId[];
  /** Guests that the table group must have at least. */
  readonly capacity?: number;
  /** Tables that the table group must have at least. */
  readonly numOfTables?: number;
  readonly quantity: number;
};
