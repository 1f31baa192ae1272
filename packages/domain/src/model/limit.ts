import type { CategoryId, ProductId, SubCategoryId } from './units.ts';

/** The kinds of order limit: over one bill, or over all bills of a table group. */
export const LIMIT_TYPES = ['perOrder', 'perTable'] as const;

/**
 * A limit on the pieces that guests may order (specification §3, "Online order limit entry"). It counts the lines
 * whose product, category and sub-category are in the lists given, all together; without lists, every line.
 */
export type OrderLimitEntry = {
  /** `perOrder` counts the bill and the cart; any other also counts the table group's other bills. */
  readonly limitType: string;
  readonly product?: readonly ProductId[];
  readonly category?: readonly CategoryId[];
  readonly subCategory?: readonly SubCategoryId[];
  /** The fewest guests of a table group that it applies to. */
  readonly capacity?: number;
  /** The fewest tables of a table group that it applies to. */
  readonly numOfTables?: number;
  readonly quantity: number;
};
