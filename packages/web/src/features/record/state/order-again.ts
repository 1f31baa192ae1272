import type { SessionLine } from '@comanda/contract';
import {
  type CartLine,
  type Catalogue,
  cartProblems,
  childLines,
  type LocalizedText,
  type OrderType,
  stockShortages,
} from '@comanda/domain';
import { groupLines } from '../../order/state/progress.ts';

/** A line for the cart with what belongs to it. */
type AgainLine = { readonly line: CartLine; readonly children: readonly CartLine[] };
export type Again = {
  readonly lines: readonly AgainLine[];
  /** What cannot be had now, in the order it was placed. */
  readonly gone: readonly LocalizedText[];
};

type Wish = {
  /** The lines that count of the order. */
  readonly placed: readonly SessionLine[];
  readonly catalogue: Catalogue;
  readonly orderType: OrderType;
  readonly newId: () => string;
};

/** As many set items as one line could ever have. */
const MOST_CHILDREN = 60;
/** What no change of its options would mend. */
const GONE = new Set([
  'unknownProduct',
  'invalidQuantity',
  'setOrderOrGiftOnly',
  'hideFromOnline',
  'eatInOnly',
]);

function wishOf(line: SessionLine, id: string): CartLine {
  const { product, options, quantity, customRemark, takeAway } = line;
  const { fromOption, fromChoice, fromSelection, quantityRatio } = line;
  const child = fromChoice === undefined ? {} : { fromOption, fromChoice, fromSelection, quantityRatio };
  return { id, product, options, quantity, customRemark, takeAway, ...child };
}

/**
 * The lines of an order as a cart's: fresh ids, today's set items, no prices. What is not sold any more, not sold
 * so, or short of stock is gone; options that have changed since are for the cart to mend. Gifts are not ordered.
 */
export function orderAgain({ placed, catalogue, orderType, newId }: Wish): Again {
  const ordering = { orderType, selfOrder: true };
  const bought = placed.filter(({ fromCoupon }) => fromCoupon === undefined);
  const lines: AgainLine[] = [];
  const gone: LocalizedText[] = [];
  for (const group of groupLines(bought)) {
    const line = wishOf(group.line, newId());
    const existing = group.children.map((child) => ({ ...wishOf(child, newId()), fromProduct: line.id }));
    const isKnown = line.product !== undefined && catalogue.products.has(line.product);
    const ids = Array.from({ length: MOST_CHILDREN }, newId);
    const children = isKnown ? childLines(line, catalogue, orderType, { ids, existing }) : [];
    const wanted = [...lines, { line, children }].flatMap((each) => [each.line, ...each.children]);
    const isGone =
      !isKnown ||
      cartProblems([line, ...children], catalogue, ordering).some(({ code }) => GONE.has(code)) ||
      stockShortages(wanted, catalogue, { selfOrder: true }).length > 0;
    if (isGone) gone.push(group.line.name);
    else lines.push({ line, children });
  }
  return { lines, gone };
}
