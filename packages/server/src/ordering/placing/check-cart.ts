import type { CartProblem, Shop, StaffLine } from '@comanda/contract';
import { cartProblems } from '@comanda/domain';
import type { Menu } from '../../catalogue/index.ts';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';

type CartContext = {
  readonly shop: Shop;
  readonly type: 'dineIn' | 'dineInNoTable' | 'takeAway' | 'delivery';
  readonly section: string | undefined;
  /** Ids of the lines that are on the bill already. */
  readonly usedIds: readonly string[];
};

/** Throws `cartInvalid` with every problem of the cart, line by line. */
export function checkCart(
  { catalogue, reportMissingOption }: Pick<CoreContext, 'catalogue' | 'reportMissingOption'>,
  cart: readonly StaffLine[],
  context: CartContext,
  actor: Actor,
): void {
  const menu = catalogue.menu(context.shop._id);
  for (const [product, option] of missingOptions(menu, cart)) reportMissingOption(product, option);
  const ordering = { orderType: context.type, selfOrder: isSelfOrder(actor) };
  const problems: readonly Readonly<Record<string, unknown>>[] = [
    ...cartProblems(cart, menu.pricing(), ordering),
    ...cart.flatMap((line) => lineProblems(menu, line, context)),
  ];
  if (problems.length > 0) throw new CodedError('cartInvalid', { problems });
}

function lineProblems(
  menu: Menu,
  { id: line, product: id, fromProduct }: StaffLine,
  { shop, section, usedIds }: CartContext,
): readonly CartProblem[] {
  if (usedIds.includes(line)) return [{ line, code: 'duplicateLine' }];
  const product = id === undefined ? undefined : menu.get('products', id);
  if (!product) return [];
  const { shops = [], sections } = product;
  if (shops.length > 0 && !shops.includes(shop._id)) return [{ line, code: 'unknownProduct' }];
  const isSetItem = fromProduct !== undefined;
  const isInSection = section === undefined || sections.length === 0 || sections.includes(section);
  return isSetItem || isInSection ? [] : [{ line, code: 'notInSection' }];
}

/** Returns the options that the cart's products name and the catalogue lacks, with their products. */
function missingOptions(
  menu: Menu,
  cart: readonly StaffLine[],
): readonly (readonly [product: string, option: string])[] {
  return cart.flatMap(({ product }) =>
    optionsOf(menu, product)
      .filter((option) => menu.get('productOptions', option) === undefined)
      .map((option) => [product ?? '', option] as const),
  );
}

function optionsOf(menu: Menu, product: string | undefined): readonly string[] {
  return product === undefined ? [] : (menu.get('products', product)?.options ?? []);
}
