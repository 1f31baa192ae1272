import { type Catalogue, isOffPremises, isSetItem } from '../catalogue/index.ts';
import type { Choice, OptionId, OrderType, Product, ProductId, ProductOption } from '../model/index.ts';
import { isAsked } from './option-problems.ts';

/** Reason why an order type cannot have a product: it is eat-in only, or what one of its options requires is. */
export type OrderTypeProblem =
  | { readonly code: 'eatInOnly' }
  | { readonly code: 'partEatInOnly'; readonly option: OptionId };

/**
 * Returns why an order type cannot have a product, undefined when it can; menu, product page, cart and placing all use
 * it. A set cannot be had where a required part has too few choices left.
 */
export function orderTypeProblem(
  product: Product,
  catalogue: Catalogue,
  orderType: OrderType,
): OrderTypeProblem | undefined {
  return problemOf(product, catalogue, orderType, new Set());
}

/** Returns true unless the choice is a set item that the order type cannot have. */
export function isChoiceOffered(choice: Choice, catalogue: Catalogue, orderType: OrderType): boolean {
  return isOffered(choice, catalogue, orderType, new Set());
}

function problemOf(
  product: Product,
  catalogue: Catalogue,
  orderType: OrderType,
  above: ReadonlySet<ProductId>,
): OrderTypeProblem | undefined {
  if (!isOffPremises(orderType)) return undefined;
  if (product.eatInOnly) return { code: 'eatInOnly' };
  const within = new Set([...above, product._id]);
  const lacking = (product.options ?? [])
    .map((id) => catalogue.productOptions.get(id))
    .filter((option) => option !== undefined && isAsked(option, orderType))
    .find((option) => option !== undefined && !canBeAnswered(option, catalogue, orderType, within));
  return lacking && { code: 'partEatInOnly', option: lacking._id };
}

function canBeAnswered(
  option: ProductOption,
  catalogue: Catalogue,
  orderType: OrderType,
  above: ReadonlySet<ProductId>,
): boolean {
  const offered = option.options.filter((choice) => isOffered(choice, catalogue, orderType, above));
  const isUncut = offered.length === option.options.length;
  return isUncut || offered.length >= leastChoices(option);
}

/** Returns the least number of different choices that an option requires. */
function leastChoices({ required, multiple, minPick = 0, allowSameValue }: ProductOption): number {
  const picks = Math.max(required ? 1 : 0, multiple ? minPick : 0);
  return allowSameValue ? Math.min(picks, 1) : picks;
}

function isOffered(
  choice: Choice,
  catalogue: Catalogue,
  orderType: OrderType,
  above: ReadonlySet<ProductId>,
): boolean {
  const item =
    isSetItem(choice) && choice.product !== undefined ? catalogue.products.get(choice.product) : undefined;
  // a set that holds itself is another fault than this one
  if (item === undefined || above.has(item._id)) return true;
  return problemOf(item, catalogue, orderType, above) === undefined;
}
