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
import { groupLines } from './progress.ts';

/** A cart line with its set items. */
type RepeatedLine = { readonly line: CartLine; readonly children: readonly CartLine[] };
export type RepeatedOrder = {
  readonly lines: readonly RepeatedLine[];
  /** Names of dishes that are not available now, in the order's sequence. */
  readonly gone: readonly LocalizedText[];
  /** Dishes reduced to the stock, with the quantity ordered. */
  readonly fewer: readonly { readonly name: LocalizedText; readonly quantity: number }[];
};

type OrderAgainInput = {
  /** The lines that count of the order. */
  readonly placed: readonly SessionLine[];
  readonly catalogue: Catalogue;
  readonly orderType: OrderType;
  /** False where the staff order it, who may sell what guests may not. */
  readonly selfOrder?: boolean;
  readonly newId: () => string;
};

/** Maximum number of set items of a line. */
const MAX_CHILDREN = 60;
/** Problems that no change of options can fix. */
const UNFIXABLE = new Set([
  'unknownProduct',
  'invalidQuantity',
  'setOrderOrGiftOnly',
  'hideFromOnline',
  'eatInOnly',
  'partEatInOnly',
]);

function cartLineOf(line: SessionLine, id: string): CartLine {
  const { product, options, quantity, customRemark, takeAway } = line;
  const { fromOption, fromChoice, fromSelection, quantityRatio } = line;
  const child = fromChoice === undefined ? {} : { fromOption, fromChoice, fromSelection, quantityRatio };
  return { id, product, options, quantity, customRemark, takeAway, ...child };
}

/** Returns a line with the largest quantity in stock; undefined if there is none. */
function largestInStock(
  quantity: number,
  withItems: (quantity: number) => RepeatedLine,
  isShort: (repeated: RepeatedLine) => boolean,
): RepeatedLine | undefined {
  for (let wanted = quantity; wanted > 0; wanted -= 1) {
    const repeated = withItems(wanted);
    if (!isShort(repeated)) return repeated;
  }
  return undefined;
}

/**
 * Returns the lines of an order as cart lines: with new ids, today's set items and no prices. Dishes that are no
 * longer sold, or not for this order type, or sold out are `gone`; short ones are reduced to the stock; outdated
 * options are left for the cart to fix. Gifts are left out.
 */
export function orderAgain(input: OrderAgainInput): RepeatedOrder {
  const { placed, catalogue, orderType, selfOrder = true, newId } = input;
  const ordering = { orderType, selfOrder };
  const bought = placed.filter(({ fromCoupon }) => fromCoupon === undefined);
  const lines: RepeatedLine[] = [];
  const gone: LocalizedText[] = [];
  const fewer: { readonly name: LocalizedText; readonly quantity: number }[] = [];
  for (const group of groupLines(bought)) {
    const line = cartLineOf(group.line, newId());
    const existing = group.children.map((child) => ({ ...cartLineOf(child, newId()), fromProduct: line.id }));
    const isKnown = line.product !== undefined && catalogue.products.has(line.product);
    const ids = Array.from({ length: MAX_CHILDREN }, newId);
    const withItems = (quantity: number): RepeatedLine => {
      const wanted = { ...line, quantity };
      return { line: wanted, children: childLines(wanted, catalogue, orderType, { ids, existing }) };
    };
    const isShort = ({ line: wanted, children }: RepeatedLine) => {
      const all = [...lines, { line: wanted, children }].flatMap((each) => [each.line, ...each.children]);
      return stockShortages(all, catalogue, { selfOrder }).length > 0;
    };
    const repeated = isKnown ? largestInStock(group.line.quantity, withItems, isShort) : undefined;
    const isGone =
      repeated === undefined ||
      cartProblems([repeated.line, ...repeated.children], catalogue, ordering).some(
        // a set item that may not leave the premises can be replaced
        (problem) =>
          UNFIXABLE.has(problem.code) && !(problem.code === 'eatInOnly' && problem.line !== repeated.line.id),
      );
    if (isGone) gone.push(group.line.name);
    else lines.push(repeated);
    if (!isGone && repeated.line.quantity < group.line.quantity)
      fewer.push({ name: group.line.name, quantity: repeated.line.quantity });
  }
  return { lines, gone, fewer };
}

/** Returns the first of the sections that sells the most of a cart. */
export function sectionFor(
  lines: readonly CartLine[],
  sections: readonly SectionId[],
  present: CartOwner & { readonly catalogue: Catalogue },
): SectionId | undefined {
  const dropped = sections.map((section) => cartInSection(lines, section, present).dropped);
  return sections[dropped.indexOf(Math.min(...dropped))];
}
