import type { CartLine, Minor, ProductId } from '../model/index.ts';

/** The pieces of one dish above which an order is large. */
export const MANY_PIECES = 20;

/** The reason why an order is large: many pieces of a dish, or its total. */
export type LargeOrder =
  | { readonly because: 'pieces'; readonly product: ProductId; readonly quantity: number }
  | { readonly because: 'total' };

type LargeOrderQuery = {
  /** The lines that are about to be placed. */
  readonly lines: readonly Pick<CartLine, 'product' | 'quantity' | 'fromProduct'>[];
  /** The amount that they add to the bill, in minor units. */
  readonly total: Minor;
  /** The sum above which the shop calls an order large; none when absent. */
  readonly bound?: Minor | undefined;
};

/**
 * Returns why an order is so large that a slip of the finger or a prank is likelier than hunger: more than `MANY_PIECES`
 * of one dish, or more than the shop's bound. Dishes inside sets are counted with their set. Undefined for others.
 */
export function largeOrder({ lines, total, bound }: LargeOrderQuery): LargeOrder | undefined {
  const pieces = new Map<ProductId, number>();
  for (const { product, quantity, fromProduct } of lines) {
    if (product === undefined || fromProduct !== undefined) continue;
    pieces.set(product, (pieces.get(product) ?? 0) + quantity);
  }
  const [most] = [...pieces].sort(([, one], [, other]) => other - one);
  if (most !== undefined && most[1] > MANY_PIECES)
    return { because: 'pieces', product: most[0], quantity: most[1] };
  return bound !== undefined && total > bound ? { because: 'total' } : undefined;
}
