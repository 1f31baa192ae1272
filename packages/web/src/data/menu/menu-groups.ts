import type { Category, Product, SubCategory } from '@comanda/contract';
import { isListed, type OrderType } from '@comanda/domain';
import type { ShopCatalogue } from '../catalogue/shop-catalogue.ts';

/** Dishes under one heading of the menu; the popular ones if there is no category. */
export type MenuGroup = {
  readonly id: string;
  readonly category: Category | undefined;
  /** The sub-categories to filter by; each leads to some of the dishes. */
  readonly subCategories: readonly SubCategory[];
  readonly products: readonly Product[];
  /** Number of dishes that the guest's filter excludes. */
  readonly hidden?: number;
};

export const POPULAR = 'popular';
/** The id of the rail's entry for the whole menu, among the ids of its groups. */
export const ALL = 'all';

type Question = {
  readonly section: string | undefined;
  readonly orderType: OrderType;
  /** False for staff, who also sell what guests do not see. */
  readonly selfOrder?: boolean;
};
const byOrder = (one: { readonly order?: number }, other: { readonly order?: number }) =>
  (one.order ?? 0) - (other.order ?? 0);

/** Returns the products that may be chosen in a section, in the menu's order. */
function listedProducts(
  { products }: ShopCatalogue,
  { section, orderType, selfOrder = true }: Question,
): readonly Product[] {
  return products
    .filter((product) => isListed(product, { orderType, selfOrder }))
    .filter(({ sections }) => sections.length === 0 || (section !== undefined && sections.includes(section)))
    .sort(byOrder);
}

/**
 * Returns the sub-categories that are worth a choice among dishes: each has some of them, and they are not one that
 * has all.
 */
export function choosableSubCategories(
  subCategories: readonly SubCategory[],
  products: readonly Pick<Product, 'subCategory'>[],
): readonly SubCategory[] {
  const has = ({ _id }: SubCategory) => products.some(({ subCategory }) => subCategory === _id);
  const isAllOf = ({ _id }: SubCategory) => products.every(({ subCategory }) => subCategory === _id);
  return subCategories.filter((sub) => has(sub) && !isAllOf(sub));
}

/** Returns the headings of a section's menu with their dishes, popular first, without empty ones. */
export function menuGroups(data: ShopCatalogue, question: Question): readonly MenuGroup[] {
  const listed = listedProducts(data, question);
  const groups = [...data.categories].sort(byOrder).map((category) => {
    const products = listed.filter((product) => product.category === category._id);
    const own = data.subCategories.filter((sub) => sub.category === category._id).sort(byOrder);
    return { id: category._id, category, subCategories: choosableSubCategories(own, products), products };
  });
  const popular = {
    id: POPULAR,
    category: undefined,
    subCategories: [],
    products: listed.filter((p) => p.popular),
  };
  return [popular, ...groups].filter(({ products }) => products.length > 0);
}

/** A row of the menu: a heading, or as many dishes as fit side by side. */
export type MenuItem =
  | { readonly kind: 'head'; readonly key: string; readonly group: MenuGroup; readonly count: number }
  | {
      readonly kind: 'dishes';
      readonly key: string;
      readonly group: MenuGroup;
      readonly products: readonly Product[];
    };

/** Returns search results as a group without a heading. */
export const FOUND = 'found';

/** The chosen sub-category of a group, by the group's id; all where there is none. */
export type ChosenSubCategories = Readonly<Record<string, string>>;

/** Returns the sub-category that a group is filtered by; undefined for all, and for one without dishes now. */
export function subCategoryOf(group: MenuGroup, chosen: ChosenSubCategories): string | undefined {
  const wanted = chosen[group.id];
  return group.subCategories.some(({ _id }) => _id === wanted) ? wanted : undefined;
}

/** Returns the rows of a menu. */
export function menuItems(
  groups: readonly MenuGroup[],
  chosen: ChosenSubCategories,
  columns: number,
): readonly MenuItem[] {
  return groups.flatMap((group) => {
    const sub = subCategoryOf(group, chosen);
    const products = group.products.filter(({ subCategory }) => sub === undefined || subCategory === sub);
    const head: MenuItem = { kind: 'head', key: group.id, group, count: products.length };
    const rows: MenuItem[] = group.id === FOUND ? [] : [head];
    for (let at = 0; at < products.length; at += columns) {
      const row = products.slice(at, at + columns);
      rows.push({ kind: 'dishes', key: `${group.id}:${row[0]?._id}`, group, products: row });
    }
    return rows;
  });
}
