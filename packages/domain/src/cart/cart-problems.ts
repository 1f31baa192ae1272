import type { Catalogue, Ordering } from '../catalogue/index.ts';
import { childrenOf, leadsToRoot } from '../lines/index.ts';
import type { CartLine, ChoiceId, LineId, OptionId, Product } from '../model/index.ts';
import { scaledInteger } from '../money/index.ts';
import {
  lineOptionProblems,
  type OptionProblem,
  type OrderTypeProblem,
  orderTypeProblem,
} from '../options/index.ts';
import { type ChosenSetItem, chosenSetItems, isMadeBy } from './set-items.ts';

/** A problem with a line, apart from its options. */
export type LineProblem =
  | {
      readonly code:
        | 'duplicateLine'
        | 'unknownProduct'
        | 'invalidQuantity'
        | 'setOrderOrGiftOnly'
        | 'hideFromOnline'
        | 'missingParent'
        /** A child whose choice its parent does not select, or with another product or ratio. */
        | 'childNotChosen';
    }
  /** It, or a required part of it, is eat-in only, and the order is not. */
  | OrderTypeProblem
  /** A selected set item without its child line. */
  | { readonly code: 'missingChild'; readonly option: OptionId; readonly choice: ChoiceId };

/** A problem that makes the cart invalid: it is empty, or a line of it is invalid (specification §5). */
export type CartProblem =
  | { readonly code: 'cartEmpty' }
  | ({ readonly line: LineId } & (LineProblem | OptionProblem));

/** Checks a cart, and returns every problem; none when it may be placed (specification §5, "Cart invalid"). */
export function cartProblems(
  lines: readonly CartLine[],
  catalogue: Catalogue,
  ordering: Ordering,
): readonly CartProblem[] {
  const counted = lines.filter((line) => line.status !== 'cancel');
  if (counted.length === 0) return [{ code: 'cartEmpty' }];
  return counted.flatMap((line, position) => {
    const isRepeated = counted.findIndex((other) => other.id === line.id) !== position;
    const problems = isRepeated
      ? [{ code: 'duplicateLine' as const }]
      : lineProblems(line, counted, catalogue, ordering);
    return problems.map((problem) => ({ line: line.id, ...problem }));
  });
}

function lineProblems(
  line: CartLine,
  lines: readonly CartLine[],
  catalogue: Catalogue,
  ordering: Ordering,
): readonly (LineProblem | OptionProblem)[] {
  const product = line.product === undefined ? undefined : catalogue.products.get(line.product);
  const isCustom = line.product === undefined && line.customProduct !== undefined;
  if (product === undefined && !isCustom) return [{ code: 'unknownProduct' }];
  const ofProduct = product === undefined ? [] : productProblems(product, line, catalogue, ordering);
  return [...ofProduct, ...quantityProblems(line, product), ...familyProblems(line, lines, catalogue)];
}

function productProblems(
  product: Product,
  line: CartLine,
  catalogue: Catalogue,
  { orderType, selfOrder }: Ordering,
): readonly (LineProblem | OptionProblem)[] {
  const problems: LineProblem[] = [];
  const comesAlone = line.fromProduct === undefined && line.fromCoupon === undefined;
  if (product.setOrderOrGiftOnly && comesAlone) problems.push({ code: 'setOrderOrGiftOnly' });
  if (product.hideFromOnline && selfOrder && comesAlone) problems.push({ code: 'hideFromOnline' });
  const unsold = orderTypeProblem(product, catalogue, orderType);
  if (unsold !== undefined) problems.push(unsold);
  return [...problems, ...lineOptionProblems(product, line.options ?? [], catalogue, { orderType })];
}

function quantityProblems(line: CartLine, product: Product | undefined): readonly LineProblem[] {
  // the quantity of a child is its parent's times its ratio (pricing P2.7)
  if (line.fromProduct !== undefined) return [];
  const { quantity } = line;
  const isWhole = product?.soldByWeight
    ? scaledInteger(quantity, 1000) !== undefined
    : Number.isSafeInteger(quantity);
  return quantity > 0 && isWhole ? [] : [{ code: 'invalidQuantity' }];
}

function familyProblems(
  line: CartLine,
  lines: readonly CartLine[],
  catalogue: Catalogue,
): readonly LineProblem[] {
  return [...childProblems(line, lines, catalogue), ...missingChildren(line, lines, catalogue)];
}

function childProblems(
  line: CartLine,
  lines: readonly CartLine[],
  catalogue: Catalogue,
): readonly LineProblem[] {
  if (line.fromProduct === undefined) return [];
  const byId = new Map(lines.map((candidate) => [candidate.id, candidate]));
  const parent = byId.get(line.fromProduct);
  if (parent === undefined || !leadsToRoot(line, byId)) return [{ code: 'missingParent' }];
  const { unclaimed } = matched(childrenOf(lines, parent.id), chosenSetItems(parent, catalogue));
  return unclaimed.includes(line) ? [{ code: 'childNotChosen' }] : [];
}

function missingChildren(
  line: CartLine,
  lines: readonly CartLine[],
  catalogue: Catalogue,
): readonly LineProblem[] {
  const { missing } = matched(childrenOf(lines, line.id), chosenSetItems(line, catalogue));
  return missing.map(({ option, choice }) => ({ code: 'missingChild' as const, option, choice }));
}

/** Pairs children with chosen set items, and returns what is left over on either side. */
function matched(children: readonly CartLine[], items: readonly ChosenSetItem[]) {
  const unclaimed = [...children];
  const missing = items.filter((item) => {
    const position = unclaimed.findIndex(
      (child) => isMadeBy(child, item) && (child.quantityRatio ?? 1) === item.quantityRatio,
    );
    if (position >= 0) unclaimed.splice(position, 1);
    return position < 0;
  });
  return { unclaimed, missing };
}
