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

/** A cart line with its set items. */
type AgainLine = { readonly line: CartLine; readonly children: readonly CartLine[] };
export type Again = {
  readonly lines: readonly AgainLine[];
  /** Names of dishes that are not available now, in the order's sequence. */
  readonly gone: readonly LocalizedText[];
  /** Dishes reduced to the stock, with the quantity ordered. */
  readonly fewer: readonly { readonly name: LocalizedText; readonly quantity: number }[];
};

type Wish = {
  /** The lines that count of the order. */
  readonly placed: readonly SessionLine[];
  readonly catalogue: Catalogue;
  readonly orderType: OrderType;
  readonly newId: () => string;
};

/** Maximum number of set items of a line. */
const MAX_CHILDREN = 60;
/** Problems that no change of options can fix. */
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

/** Returns a line with the largest quantity in stock; undefined if there is none. */
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
 * Returns the lines of an order as cart lines: with new ids, today's set items and no prices. Dishes that are no
 * longer sold, or not for this order type, or sold out are `gone`; short ones are reduced to the stock; outdated
 * options are left for the cart to fix. Gifts are left out.
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
        // a set item that may not leave the premises can be replaced
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

/** Returns the first of the sections that sells the most of a cart. */
export function sectionFor(
  lines: readonly CartLine[],
  sections: readonly SectionId[],
  present: CartOwner & { readonly catalogue: Catalogue },
): SectionId | undefined {
  const dropped = sections.map((section) => cartInSection(lines, section, present).dropped);
  return sections[dropped.indexOf(Math.min(...dropped))];
}
