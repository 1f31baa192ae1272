import type { LocalizedText } from '@comanda/domain';
import { named } from '../menu/draft.ts';

/** A dish of a template: its price is what is usual in Hong Kong, in minor units. */
type TemplateDish = { readonly id: string; readonly name: LocalizedText; readonly price: number };
export type TemplateCategory = { readonly name: LocalizedText; readonly dishes: readonly TemplateDish[] };

/** A menu to start from, for a kind of kitchen. */
export type Template = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly categories: readonly TemplateCategory[];
};

/** A dish by its id, its names, and its usual price in Hong Kong dollars. */
export type Row = readonly [id: string, en: string, cht: string, chs: string, dollars: number];

/** Returns a category of a template. */
export function part(names: readonly [string, string, string], rows: readonly Row[]): TemplateCategory {
  return {
    name: named(names),
    dishes: rows.map(([id, en, cht, chs, dollars]) => ({
      id,
      name: named([en, cht, chs]),
      price: dollars * 100,
    })),
  };
}

/** Returns a template; ids of dishes are its own. */
export function template(
  id: string,
  names: readonly [string, string, string],
  categories: readonly TemplateCategory[],
): Template {
  return {
    id,
    name: named(names),
    categories: categories.map(({ name, dishes }) => ({
      name,
      dishes: dishes.map((dish) => ({ ...dish, id: `${id}-${dish.id}` })),
    })),
  };
}
