import type { Product } from '@comanda/contract';
import { isSelling, remainingStock, stockLevel } from '@comanda/domain';

/** Largest stock whose number is shown. */
const FEW = 10;

/** Stock of a dish as shown to a guest. */
export type DishStock = {
  readonly isOut: boolean;
  /** Remaining pieces, when few. */
  readonly left: number | undefined;
  /** Number of pieces that may still be added to the cart. */
  readonly more: number;
};

/** Returns the stock of a dish of which `inCart` pieces are in the cart. */
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
