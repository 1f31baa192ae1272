import { productOf } from '../catalogue/index.ts';
import { activeLines, type LineNode } from '../lines/index.ts';
import type { CartLine, FrozenProduct, Minor } from '../model/index.ts';
import { scale } from '../money/index.ts';
import type { PriceContext } from './price-context.ts';
import { unitPrice } from './unit-price.ts';

/** A line of the bill with its price, in minor units. */
export type BillLine = LineNode & {
  readonly product: FrozenProduct | undefined;
  readonly unitPrice: Minor;
  readonly lineTotal: Minor;
};

/** Prices the lines of a bill that count, in order (pricing P2.6, P2.8). */
export function billLines(lines: readonly CartLine[], context: PriceContext): readonly BillLine[] {
  return activeLines(lines).map((node) => billLine(node, context));
}

/** Prices a line for its effective quantity (pricing P2.6). */
function billLine(node: LineNode, context: PriceContext): BillLine {
  const price = unitPrice(node.line, context);
  return {
    ...node,
    product: productOf(node.line, context.catalogue),
    unitPrice: price,
    lineTotal: scale(price, node.quantity, context.step, 'halfUp'),
  };
}
