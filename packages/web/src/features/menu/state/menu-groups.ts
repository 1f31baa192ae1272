import type { Category, Product, SubCategory } from '@comanda/contract';
import { isListed, matchesKeyword, type OrderType } from '@comanda/domain';
import type { ShopCatalogue } from './shop-catalogue.ts';

/** Dishes under one heading of the menu; without a category it is what is popular. */
export type MenuGroup = {
  readonly id: string;
  readonly category: Category | undefined;
  readonly subCategories: readonly SubCategory[];
  readonly products: readonly Product[];
};

export const POPULAR = 'popular';

type Question = { readonly section: string | undefined; readonly orderType: OrderType };
const byOrder = (one: { readonly order?: number }, other: { readonly order?: number }) =>
  (one.order ?? 0) - (other.order ?? 0);

/** Products that a guest may choose from in a section, in the menu's order. */
function listedProducts({ products }: ShopCatalogue, { section, orderType }: Question): readonly Product[] {
  return products
    .filter((product) => isListed(product, { orderType, selfOrder: true }))
    .filter(({ sections }) => sections.length === 0 || (section !== undefined && sections.includes(section)))
    .sort(byOrder);
}

/** The headings of a section's menu with their dishes, what is popular first; empty headings are left out. */
export function menuGroups(data: ShopCatalogue, question: Question): readonly MenuGroup[] {
  const listed = listedProducts(data, question);
  const groups = [...data.categories].sort(byOrder).map((category) => ({
    id: category._id,
    category,
    subCategories: data.subCategories.filter((sub) => sub.category === category._id).sort(byOrder),
    products: listed.filter((product) => product.category === category._id),
  }));
  const popular = {
    id: POPULAR,
    category: undefined,
    subCategories: [],
    products: listed.filter((p) => p.popular),
  };
  return [popular, ...groups].filter(({ products }) => products.length > 0);
}

/** A row of the menu: a heading, or as many dishes as stand beside each other. */
export type MenuItem =
  | { readonly kind: 'head'; readonly key: string; readonly group: MenuGroup; readonly count: number }
  | {
      readonly kind: 'dishes';
      readonly key: string;
      readonly group: MenuGroup;
      readonly products: readonly Product[];
    };

/** The rows of a menu; `chosen` is the sub-category shown of a group, all of them without one. */
export function menuItems(
  groups: readonly MenuGroup[],
  chosen: Readonly<Record<string, string | undefined>>,
  columns: number,
): readonly MenuItem[] {
  return groups.flatMap((group) => {
    const sub = chosen[group.id];
    const products = group.products.filter(({ subCategory }) => sub === undefined || subCategory === sub);
    const rows: MenuItem[] = [{ kind: 'head', key: group.id, group, count: products.length }];
    for (let at = 0; at < products.length; at += columns) {
      const row = products.slice(at, at + columns);
      rows.push({ kind: 'dishes', key: `${group.id}:${row[0]?._id}`, group, products: row });
    }
    return rows;
  });
}

/** Every dish once whose name in any language contains the keyword. */
export function searchMenu(groups: readonly MenuGroup[], keyword: string): readonly Product[] {
  const found = groups
    .flatMap(({ products }) => products)
    .filter((product) => matchesKeyword(product, keyword));
  return [...new Map(found.map((product) => [product._id, product])).values()];
}

const pairsOf = (text: string) => {
  const letters = Array.from(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ''));
  return new Set(
    letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`),
  );
};

/** Dishes whose names share most pairs of letters with a keyword that nothing contains; then what is popular. */
export function closestDishes(
  groups: readonly MenuGroup[],
  keyword: string,
  count: number,
): readonly Product[] {
  const wanted = pairsOf(keyword);
  const products = [...new Map(groups.flatMap((g) => g.products).map((p) => [p._id, p])).values()];
  const scored = products.map((product) => {
    const names = Object.values(product.name).map((name) => pairsOf(name));
    const shared = Math.max(0, ...names.map((pairs) => [...wanted].filter((pair) => pairs.has(pair)).length));
    return { product, score: shared + (product.popular ? 0.5 : 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ product }) => product);
}
