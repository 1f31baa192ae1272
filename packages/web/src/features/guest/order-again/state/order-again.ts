import type { SessionLine } from '@comanda/contract';
import {
  type CartLine,
  type CartOwner,
  type Catalogue,
  cartInSection,
  cartProblems,
  childLines,
  type LocalizedText,
  type OrderType,
  type SectionId,
  stockShortages,
} from '@comanda/domain';
import { groupLines } from '../../../../data/sessions/progress.ts';

/** A line for the cart with what belongs to it. */
type AgainLine = { readonly line: CartLine; readonly children: readonly CartLine[] };
export type Again = {
  readonly lines: readonly AgainLine[];
  /** What cannot be had now, in the order it was placed. */
  readonly gone: readonly LocalizedText[];
  /** What there is less of now than was ordered, and how many are ordered again. */
  readonly fewer: readonly { readonly name: LocalizedText; readonly quantity: number }[];
};

type Wish = {
  /** The lines that count of the order. */
  readonly placed: readonly SessionLine[];
  readonly catalogue: Catalogue;
  readonly orderType: OrderType;
  readonly newId: () => string;
};

/** As many set items as one line could ever have. */
const MAX_CHILDREN = 60;
/** What no change of its options would mend. */
const GONE = new Set([
  'unknownProduct',
  'invalidQuantity',
  'setOrderOrGiftOnly',
  'hideFromOnline',
  'eatInOnly',
  'partEatInOnly',
]);

function wishOf(line: SessionLine, id: string): CartLine {
  const { product, options, quantity, customRemark, takeAway } = line;
  const { fromOption, fromChoice, fromSelection, quantityRatio } = line;
  const child = fromChoice === undefined ? {} : { fromOption, fromChoice, fromSelection, quantityRatio };
  return { id, product, options, quantity, customRemark, takeAway, ...child };
}

/** A line with as many as can be had: the most that is not short of stock; undefined when not even one is. */
function mostOf(
  quantity: number,
  withItems: (quantity: number) => AgainLine,
  isShort: (again: AgainLine) => boolean,
): AgainLine | undefined {
  for (let wanted = quantity; wanted > 0; wanted -= 1) {
    const again = withItems(wanted);
    if (!isShort(again)) return again;
  }
  return undefined;
}

/**
 * The lines of an order as a cart's: fresh ids, today's set items, no prices. What is not sold any more, not sold
 * so, or sold out is gone; of what is short of stock as many are ordered as there are; options that have changed since are for the cart to mend. Gifts are not ordered.
 */
export function orderAgain({ placed, catalogue, orderType, newId }: Wish): Again {
  const ordering = { orderType, selfOrder: true };
  const bought = placed.filter(({ fromCoupon }) => fromCoupon === undefined);
  const lines: AgainLine[] = [];
  const gone: LocalizedText[] = [];
  const fewer: { readonly name: LocalizedText; readonly quantity: number }[] = [];
  for (const group of groupLines(bought)) {
    const line = wishOf(group.line, newId());
    const existing = group.children.map((child) => ({ ...wishOf(child, newId()), fromProduct: line.id }));
    const isKnown = line.product !== undefined && catalogue.products.has(line.product);
    const ids = Array.from({ length: MAX_CHILDREN }, newId);
    const withItems = (quantity: number): AgainLine => {
      const wanted = { ...line, quantity };
      return { line: wanted, children: childLines(wanted, catalogue, orderType, { ids, existing }) };
    };
    const isShort = ({ line: wanted, children }: AgainLine) => {
      const all = [...lines, { line: wanted, children }].flatMap((each) => [each.line, ...each.children]);
      return stockShortages(all, catalogue, { selfOrder: true }).length > 0;
    };
    const again = isKnown ? mostOf(group.line.quantity, withItems, isShort) : undefined;
    const isGone =
      again === undefined ||
      cartProblems([again.line, ...again.children], catalogue, ordering).some(
        // for a dish of a set that may not leave the house another is chosen
        (problem) =>
          GONE.has(problem.code) && !(problem.code === 'eatInOnly' && problem.line !== again.line.id),
      );
    if (isGone) gone.push(group.line.name);
    else lines.push(again);
    if (!isGone && again.line.quantity < group.line.quantity)
      fewer.push({ name: group.line.name, quantity: again.line.quantity });
  }
  return { lines, gone, fewer };
}

/** The section to order a cart from: of those given, the first that sells the most of it. */
export function sectionFor(
  lines: readonly CartLine[],
  sections: readonly SectionId[],
  present: CartOwner & { readonly catalogue: Catalogue },
): SectionId | undefined {
  const dropped = sections.map((section) => cartInSection(lines, section, present).dropped);
  return sections[dropped.indexOf(Math.min(...dropped))];
}
