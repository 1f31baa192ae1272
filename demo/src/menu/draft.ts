import { localized, type Product, type ProductOption, type Texts } from '@comanda/contract';
import type { LocalizedText } from '@comanda/domain';

type Choice = ProductOption['options'][number];

/** A product before it knows its category, its shop and its place. */
export type Dish = Omit<Product, 'category' | 'sections'> & Partial<Pick<Product, 'sections'>>;

type DishMore = Omit<Partial<Dish>, '_id' | 'name' | 'price' | 'description'> & { readonly about?: Texts };
type ChoiceMore = Omit<Choice, '_id' | 'name' | 'price'>;
type OptionRules = Omit<ProductOption, '_id' | 'name' | 'options'>;

/** A choice of a set meal: the product it adds, and what it costs on top of the set in minor units. */
type SetItem = { readonly product: string; readonly price: number };

/** A step of a set meal, its choices still without the names of their products. */
export type SetStep = OptionRules & {
  readonly _id: string;
  readonly name: LocalizedText;
  readonly items: readonly SetItem[];
};

/** A sub-category with its dishes, in the order of the menu. */
type Group = { readonly id: string; readonly name: LocalizedText; readonly dishes: readonly Dish[] };

/**
 * A category: the sections it is served in, the dish drawn on the rail, and what
 * goes well with its dishes.
 */
export type MenuCategory = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly sections: readonly string[];
  readonly picture: string;
  readonly goesWith: readonly string[];
  /** The course in which its dishes are served at a table; the first when absent. */
  readonly course?: number;
  readonly groups: readonly Group[];
};

/** Returns a name or sentence from its words in each language. */
export function named(texts: Texts): LocalizedText {
  return localized(...texts);
}

/** Returns a dish of the menu; `price` in minor units. */
export function dish(
  id: string,
  en: string,
  cht: string,
  chs: string,
  price: number,
  more: DishMore = {},
): Dish {
  const { about, ...rest } = more;
  const description = about === undefined ? {} : { description: named(about) };
  return { _id: id, name: named([en, cht, chs]), ...description, price, ...rest };
}

export function group(id: string, names: Texts, dishes: readonly Dish[]): Group {
  return { id, name: named(names), dishes };
}

export function category(
  place: Omit<MenuCategory, 'name' | 'groups'> & { readonly name: Texts },
  groups: readonly Group[],
): MenuCategory {
  return { ...place, name: named(place.name), groups };
}

/** Returns a plain choice; `price` in minor units, taken off in an option of type `discount`. */
export function choice(
  id: string,
  en: string,
  cht: string,
  chs: string,
  price = 0,
  more: ChoiceMore = {},
): Choice {
  return { _id: id, name: named([en, cht, chs]), price, type: 'option', ...more };
}

export function option(id: string, names: Texts, rules: OptionRules, options: Choice[]): ProductOption {
  return { _id: id, name: named(names), type: 'option', ...rules, options };
}

/** Returns a step of a set meal: products, each alone or with its surcharge in minor units. */
export function step(
  id: string,
  names: Texts,
  rules: OptionRules,
  items: readonly (string | readonly [product: string, price: number])[],
): SetStep {
  return {
    _id: id,
    name: named(names),
    ...rules,
    items: items.map((item) => {
      const [product, price = 0] = typeof item === 'string' ? [item] : item;
      return { product, price };
    }),
  };
}
