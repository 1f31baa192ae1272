import { productOf } from '../catalogue/index.ts';
import { activeLines, type LineNode } from '../lines/index.ts';
import type { CartLine, FrozenProduct, Minor } from '../model/index.ts';
import { scale } from '../money/index.ts';
import type { PriceContext } from './price-context.ts';
import { unitPrice } from './unit-price.ts';

/** A line of the bill with its price. */
export type BillLine = LineNode & {
  readonly product: FrozenProduct | undefined;
  readonly unitPrice: Minor;
  readonly lineTotal: Minor;
};

/** The lines of the bill, priced, in order (pricing P2.6, P2.8). */
export function billLines(lines: readonly CartLine[], context: PriceContext): readonly BillLine[] {
  return activeLines(lines).map((node) => billLine(node, context));
}

/** A line with its price for the quantity that is really ordered (pricing P2.6). */
function billLine(node: LineNode, context: PriceContext): BillLine {
  const price = unitPrice(node.line, context);
  return {
    ...node,
    product: productOf(node.line, context.catalogue),
    unitPrice: price,
    lineTotal: scale(price, node.quantity, context.step, 'halfUp'),
  };
}
