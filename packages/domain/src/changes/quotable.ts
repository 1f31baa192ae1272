import { priceBill } from '../bill/index.ts';
import { cartProblems, childLines } from '../cart/index.ts';
import { type Catalogue, createCatalogue, isSetItem } from '../catalogue/index.ts';
import {
  type CartLine,
  type Choice,
  type LineOption,
  ORDER_TYPES,
  type OrderType,
  type Product,
  type ProductOption,
  type Shop,
} from '../model/index.ts';
import { askedOptions, defaultSelections, isChoiceOffered, orderTypeProblem } from '../options/index.ts';
import { DAY_MS, instantOf } from '../time/index.ts';

/** The catalogue of one shop as it would be. */
export type ShopCatalogue = { readonly shop: Shop; readonly catalogue: Catalogue };

/** Levels of sets within sets that are looked into. */
const MAX_DEPTH = 5;
/** Before any price by date, which is another matter, and late enough for wall clocks to be read once only. */
const SOME_MOMENT = instantOf(10 * 365 * DAY_MS);

/** Returns a shop's catalogue of documents in use: its own products, those of all shops, and every option. */
export function shopCatalogue(
  shop: Shop,
  lists: { readonly products: readonly Product[]; readonly productOptions: readonly ProductOption[] },
): ShopCatalogue {
  const products = lists.products.filter(({ shops = [] }) => shops.length === 0 || shops.includes(shop._id));
  return { shop, catalogue: createCatalogue({ ...lists, products }) };
}

/**
 * Returns true if a product can be ordered and priced with its default choices in every order type that sells it, and,
 * where more have to be chosen, with the first others that the shop sells (office B2.7). Stock does not count.
 */
export function isQuotable(product: Product, { shop, catalogue }: ShopCatalogue): boolean {
  return ORDER_TYPES.every((orderType) => {
    if (orderTypeProblem(product, catalogue, orderType) !== undefined) return true;
    const lines = familyLines(product, catalogue, orderType);
    const refused = cartProblems(lines, catalogue, { orderType, selfOrder: false }).some(
      ({ code }) => code !== 'setOrderOrGiftOnly',
    );
    return !refused && isPriced(lines, { shop, catalogue }, orderType);
  });
}

function isPriced(lines: readonly CartLine[], { shop, catalogue }: ShopCatalogue, type: OrderType): boolean {
  try {
    const { total } = priceBill({ now: SOME_MOMENT, shop, session: { type, products: lines }, catalogue });
    return Number.isSafeInteger(total);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Returns the lines of one piece of a product, with those of the set items that it chooses. */
function familyLines(product: Product, catalogue: Catalogue, orderType: OrderType): readonly CartLine[] {
  const root: CartLine = {
    id: 'check',
    product: product._id,
    quantity: 1,
    options: leastOptions(product, catalogue, orderType),
  };
  return [root, ...descendants(root, catalogue, orderType, MAX_DEPTH)];
}

function descendants(
  line: CartLine,
  catalogue: Catalogue,
  orderType: OrderType,
  depth: number,
): readonly CartLine[] {
  if (depth === 0) return [];
  const chosen = (line.options ?? []).reduce((sum, { selections }) => sum + selections.length, 0);
  const ids = Array.from({ length: chosen }, (_, at) => `${line.id}.${at}`);
  return childLines(line, catalogue, orderType, { ids }).flatMap((child) => {
    const item = child.product === undefined ? undefined : catalogue.products.get(child.product);
    const options = item === undefined ? [] : leastOptions(item, catalogue, orderType);
    const filled = { ...child, options };
    return [filled, ...descendants(filled, catalogue, orderType, depth - 1)];
  });
}

function leastOptions(product: Product, catalogue: Catalogue, orderType: OrderType): readonly LineOption[] {
  return askedOptions(product, catalogue, orderType).flatMap((option) => {
    const offered = option.options.filter((choice) => isChoiceOffered(choice, catalogue, orderType));
    const selections = leastSelections(option, offered, catalogue);
    return selections.length === 0 ? [] : [{ option: option._id, selections }];
  });
}

/** Returns an option's default choices, with the first others where more are required, in pieces and in picks. */
function leastSelections(option: ProductOption, offered: readonly Choice[], catalogue: Catalogue) {
  const { required, multiple, minPick = 0, allowQuantity, minQuantity = 0, allowSameValue } = option;
  const defaults = defaultSelections({ ...option, options: offered });
  const isSold = (choice: Choice) =>
    !isSetItem(choice) || choice.product === undefined || catalogue.products.has(choice.product);
  const others = offered.filter(
    (choice) => isSold(choice) && !defaults.some(({ _id }) => _id === choice._id),
  );
  const needed = Math.max(required ? 1 : 0, multiple ? minPick : 0) - defaults.length;
  const repeated = allowSameValue
    ? Array.from({ length: Math.max(0, needed) }, () => others[0] ?? offered[0])
    : [];
  const added = [...others, ...repeated]
    .filter((choice) => choice !== undefined)
    .slice(0, Math.max(0, needed));
  const all = [...defaults, ...added.map(({ _id }) => ({ _id, quantity: 1 }))];
  const pieces = all.reduce((sum, { quantity }) => sum + quantity, 0);
  const [first, ...rest] = all;
  if (!allowQuantity || first === undefined || pieces >= minQuantity) return all;
  return [{ ...first, quantity: first.quantity + minQuantity - pieces }, ...rest];
}
