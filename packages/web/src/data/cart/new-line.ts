import type { Product } from '@comanda/contract';
import {
  type CartLine,
  type Catalogue,
  childLines,
  defaultLineOptions,
  type OrderType,
} from '@comanda/domain';
import { newRequestId } from '../../lib/request-id.ts';

/** A line with its children. */
export type LineFamily = { readonly line: CartLine; readonly children: readonly CartLine[] };

/** Upper bound of the set items of one line. */
const MAX_CHILDREN = 60;

/** Returns fresh ids for the children of a line. */
export function freshIds(): readonly string[] {
  return Array.from({ length: MAX_CHILDREN }, newRequestId);
}

/** Creates a line of a product with its default options and their set items. */
export function newLine(product: Product, catalogue: Catalogue, orderType: OrderType): LineFamily {
  const options = defaultLineOptions(product, catalogue, orderType);
  const line: CartLine = { id: newRequestId(), product: product._id, quantity: 1, options };
  // a dish without options has no set items, for which 60 ids would be made
  const hasItems = options.length > 0;
  return { line, children: hasItems ? childLines(line, catalogue, orderType, { ids: freshIds() }) : [] };
}
