import type { Category, Product, Section, SubCategory } from '@comanda/contract';
import { ARCHIVED_AT, foldedText, LANGUAGES, type Language } from '@comanda/domain';
import type { DraftedDocument } from '../../changes/index.ts';

/** A dish as it is published and as the open set has it. */
export type Dish = DraftedDocument<Product>;
export type DraftedCategory = DraftedDocument<Category>;
export type DraftedSubCategory = DraftedDocument<SubCategory>;

/** The states by which dishes are filtered. */
export const DISH_STATES = ['all', 'changed', 'missing', 'soldOut', 'archived'] as const;
type DishState = (typeof DISH_STATES)[number];

export type DishFilter = {
  readonly text: string;
  /** Undefined for all. */
  readonly category: string | undefined;
  readonly subCategory: string | undefined;
  readonly state: DishState;
};

export const NO_FILTER: DishFilter = {
  text: '',
  category: undefined,
  subCategory: undefined,
  state: 'all',
};

/** Returns true for a dish that is archived, or will be with the open set. */
export function isArchived({ now }: Pick<Dish, 'now'>): boolean {
  return now[ARCHIVED_AT] !== undefined;
}

type OfShops = { readonly now: Pick<Product, 'shops'> };

/** Returns true for a document of a shop; one without shops is of all. */
function isOfShop({ now }: OfShops, shop: string): boolean {
  const { shops = [] } = now;
  return shops.length === 0 || shops.some((each) => each === shop);
}

/** Returns another dish of the shop that has a code; undefined if it is free. */
export function twinOf({ id }: Pick<Dish, 'id'>, code: string, dishes: readonly Dish[]): Dish | undefined {
  if (code === '') return undefined;
  return dishes.find((dish) => dish.id !== id && dish.now.code === code && !isArchived(dish));
}

/** Returns the languages of those offered in which a dish, or another document, has no name (B3.4, B5.4). */
export function missingNames(
  { now }: { readonly now: { readonly name?: Product['name'] } },
  offered: readonly Language[] = LANGUAGES,
): readonly Language[] {
  return offered.filter(({ field }) => (now.name?.[field] ?? '').trim() === '');
}

const folded = new WeakMap<Product, string>();

/** Returns what a dish is found by: its names in every language, and its code. */
function searchText(product: Product): string {
  const known = folded.get(product);
  if (known !== undefined) return known;
  const names = LANGUAGES.map(({ field }) => foldedText(product.name[field] ?? ''));
  const text = [...names, foldedText(product.code ?? '')].join('\n');
  folded.set(product, text);
  return text;
}

/** Stock and missing texts that a filter's state depends on. */
type FilterFacts = {
  readonly isOut: (id: string) => boolean;
  readonly gapsIn?: (dish: Dish) => readonly Language[];
};

/** Returns true for the dishes of a filter's state; archived ones are shown on their own only. */
function isInState(
  dish: Dish,
  state: DishState,
  { isOut, gapsIn = (each) => missingNames(each) }: FilterFacts,
): boolean {
  if (state === 'archived') return isArchived(dish);
  if (state === 'changed') return dish.edits.length > 0;
  if (isArchived(dish)) return false;
  if (state === 'missing') return gapsIn(dish).length > 0;
  return state === 'all' || isOut(dish.id);
}

/** Returns the dishes that a filter shows, in their order. */
export function filteredDishes(
  dishes: readonly Dish[],
  filter: DishFilter,
  facts: FilterFacts,
): readonly Dish[] {
  const wanted = foldedText(filter.text);
  return dishes.filter(
    (dish) =>
      (filter.category === undefined || dish.now.category === filter.category) &&
      (filter.subCategory === undefined || dish.now.subCategory === filter.subCategory) &&
      isInState(dish, filter.state, facts) &&
      (wanted === '' || searchText(dish.now).includes(wanted)),
  );
}

/** Returns the categories of sections, and those that are in none yet. */
export function categoriesIn(
  categories: readonly DraftedCategory[],
  sections: readonly { readonly id: string }[],
): readonly DraftedCategory[] {
  const ids = new Set(sections.map(({ id }) => id));
  return categories.filter(
    ({ now }) => now.sections.length === 0 || now.sections.some((each) => ids.has(each)),
  );
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Returns categories or sub-categories in the order of the menu, without archived ones. */
export function inMenuOrder<Row extends Category | SubCategory>(
  rows: readonly DraftedDocument<Row>[],
): readonly DraftedDocument<Row>[] {
  return rows
    .filter(({ now }) => now[ARCHIVED_AT] === undefined)
    .sort((one, other) => (one.now.order ?? LAST) - (other.now.order ?? LAST));
}

/** Returns a shop's sections in their order, without archived ones. */
export function sectionsOf(
  rows: readonly DraftedDocument<Section>[],
  shop: string,
): readonly DraftedDocument<Section>[] {
  return rows
    .filter((row) => row.now[ARCHIVED_AT] === undefined && isOfShop(row, shop))
    .sort((one, other) => (one.now.showOrder ?? 0) - (other.now.showOrder ?? 0));
}

/** Returns a shop's dishes in the order of the menu: by category, then by their place in it. */
export function dishesOfShop(
  dishes: readonly Dish[],
  categories: readonly DraftedCategory[],
  shop: string,
): readonly Dish[] {
  const ranks = new Map(categories.map(({ id }, rank) => [id, rank]));
  const rankOf = ({ now }: Dish) => ranks.get(now.category) ?? LAST;
  return dishes
    .filter((dish) => isOfShop(dish, shop))
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.now.order ?? LAST) - (other.now.order ?? LAST));
}

/** Returns the number of dishes in use by category and by sub-category. */
export function dishCounts(dishes: readonly Dish[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const dish of dishes) {
    if (isArchived(dish)) continue;
    for (const id of [dish.now.category, dish.now.subCategory]) {
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}
