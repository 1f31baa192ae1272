import type { Product } from '@comanda/contract';
import { isSelling, remainingStock, stockLevel } from '@comanda/domain';

/** Few enough to say how many. */
const FEW = 10;

/** What a guest is told of a dish's stock. */
export type DishStock = {
  readonly isOut: boolean;
  /** How many are left, when they are few. */
  readonly left: number | undefined;
  /** How many more fit into the cart. */
  readonly more: number;
};

/** The stock of a dish of which `inCart` pieces are in the cart. */
export function dishStock(product: Product, inCart: number): DishStock {
  const isOut = !isSelling(stockLevel(product, { selfOrder: true }));
  const remaining = remainingStock(product, { selfOrder: true });
  if (remaining === undefined) return { isOut, left: undefined, more: isOut ? 0 : Number.POSITIVE_INFINITY };
  return {
    isOut,
    left: !isOut && remaining < FEW ? remaining : undefined,
    more: isOut ? 0 : Math.max(0, remaining - inCart),
  };
}
