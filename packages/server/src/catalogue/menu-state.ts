import { isDeepStrictEqual } from 'node:util';
import { type Catalogue, createCatalogue } from '@comanda/domain';
import type { CatalogueChange, MenuChange } from './catalogue-change.ts';
import type { ShopList, ShopLists } from './catalogue-reader.ts';
import { SHOP_LISTS } from './catalogue-tables.ts';
import { type CatalogueRow, createOrderedRows, type OrderedRows } from './ordered-rows.ts';
import type { MenuRows } from './read-menu.ts';
import { createStockedProducts } from './stocked-products.ts';

type Lists = { readonly [Name in ShopList]: OrderedRows<ShopLists[Name]> };
type RowChange = Extract<CatalogueChange, { kind: 'row' }>;

/** The effect of a change on a menu; `reload`: which rows belong to it may have changed, so it has to be read again. */
type Effect = 'none' | 'changed' | 'reload';

/** Documents and stock of one shop. */
export type MenuState = {
  list<Name extends ShopList>(name: Name): readonly ShopLists[Name][];
  get<Name extends ShopList>(name: Name, id: string): ShopLists[Name] | undefined;
  pricing(): Catalogue;
  apply(change: MenuChange): Effect;
  /** Returns what a row that was read again would do, without applying it. */
  effectOf(change: RowChange): Effect;
};

/** Creates the state of a shop's menu from the rows read. */
export function createMenuState(shop: string, read: MenuRows): MenuState {
  const lists = orderedLists(read);
  const products = createStockedProducts(lists.products, read.stock);
  let pricing: Catalogue | undefined;

  function applyRow(change: RowChange): Effect {
    const effect = effectOf(lists, shop, change);
    if (effect !== 'changed' || change.row === undefined) return effect;
    // the casts are sound: the row was read from the list's table
    lists[change.list as ShopList].put(change.row as CatalogueRow<never>);
    pricing = undefined;
    products.changed(change.id);
    return 'changed';
  }

  return {
    list: <Name extends ShopList>(name: Name) => {
      const found: readonly unknown[] = name === 'products' ? products.list() : lists[name].list();
      return found as readonly ShopLists[Name][];
    },
    get: <Name extends ShopList>(name: Name, id: string) => {
      const found: unknown = name === 'products' ? products.get(id) : lists[name].get(id);
      return found as ShopLists[Name] | undefined;
    },
    pricing: () => {
      pricing ??= createCatalogue({
        products: lists.products.list(),
        productOptions: lists.productOptions.list(),
      });
      return pricing;
    },
    effectOf: (change) => effectOf(lists, shop, change),
    apply(change) {
      if (change.kind === 'row') return applyRow(change);
      if (change.shop !== shop) return 'none';
      const isChanged =
        change.kind === 'stock'
          ? products.setStock(change.product, change.stock)
          : products.setRows(change.product, change.rows);
      return isChanged ? 'changed' : 'none';
    },
  };
}

function orderedLists({ rows }: MenuRows): Lists {
  const entries = SHOP_LISTS.map((name) => [name, createOrderedRows<{ readonly _id: string }>(rows[name])]);
  // the cast is sound: the rows of each list were read from its table
  return Object.fromEntries(entries) as Lists;
}

/** Returns what a row that was read again does to the lists of a shop. */
function effectOf(lists: Lists, shop: string, { list, id, row, scopes }: RowChange): Effect {
  if (!isShopList(list)) return 'none';
  const before: Referring | undefined = lists[list].get(id);
  if (before !== undefined && row !== undefined && isDeepStrictEqual(before, row.document)) return 'none';
  const isHere = belongs(lists, shop, { list, id, scopes });
  if (before === undefined) return isHere ? 'reload' : 'none';
  if (row === undefined || !isHere) return 'reload';
  const isComplete = list !== 'products' && list !== 'productOptions';
  return isComplete || keepsReferences(before, row.document as Referring) ? 'changed' : 'reload';
}

function isShopList(name: string): name is ShopList {
  return SHOP_LISTS.some((known) => known === name);
}

/** Returns true if a row belongs to the shop's menu, by its scopes or because rows of the menu refer to it. */
function belongs(
  lists: Lists,
  shop: string,
  { list, id, scopes }: { readonly list: ShopList; readonly id: string; readonly scopes: readonly string[] },
): boolean {
  switch (list) {
    case 'categories':
      return lists.products.list().some(({ category }) => category === id);
    case 'subCategories':
      return scopes.some((category) => lists.categories.get(category) !== undefined);
    case 'productOptions':
      return lists.products.list().some(({ options = [] }) => options.includes(id));
    case 'products':
      return scopes.includes('') || scopes.includes(shop) || isChosen(lists, id);
    default:
      return scopes.includes('') || scopes.includes(shop);
  }
}

/** Returns true if a choice of the menu's options is this product. */
function isChosen(lists: Lists, id: string): boolean {
  return lists.productOptions.list().some(({ options }) => options.some(({ product }) => product === id));
}

/** The fields of products and options that decide what else belongs to a menu. */
type Referring = {
  readonly _id: string;
  readonly category?: string;
  readonly stock?: object;
  readonly options?: readonly (string | { readonly product?: string })[];
};

/** Returns true if a product or option refers to nothing new, and counts its stock as before. */
function keepsReferences(before: Referring, after: Referring): boolean {
  const known = new Set(referencesOf(before));
  const isKnown = referencesOf(after).every((id) => known.has(id)) && before.category === after.category;
  return isKnown && isDeepStrictEqual(before.stock, after.stock);
}

function referencesOf({ options = [] }: Referring): readonly string[] {
  return options.flatMap((option) => (typeof option === 'string' ? option : (option.product ?? [])));
}
