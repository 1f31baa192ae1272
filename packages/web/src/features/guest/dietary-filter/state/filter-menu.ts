import type { Product } from '@comanda/contract';
import { choosableSubCategories, type MenuGroup } from '../../../../data/menu/menu-groups.ts';
import { type DietaryQuery, dishVerdict } from './dietary-verdict.ts';
import type { DishNote } from './dish-notes.ts';

/** A menu with the dishes hidden that conflict with the filter. */
export type FilteredMenu = {
  readonly groups: readonly MenuGroup[];
  /** Notes on the dishes that are shown. */
  readonly notes: ReadonlyMap<string, DishNote>;
  /** Number of distinct dishes. */
  readonly shown: number;
  readonly unknown: number;
  readonly hidden: number;
};

/** Hides the dishes that conflict with the filter; dishes without data stay and are marked. */
export function filterMenu(groups: readonly MenuGroup[], query: DietaryQuery): FilteredMenu {
  const dishes = new Map<string, Product>(groups.flatMap(({ products }) => products.map((p) => [p._id, p])));
  const verdicts = new Map([...dishes].map(([id, dish]) => [id, dishVerdict(dish, query)]));
  const count = (wanted: string) => [...verdicts.values()].filter((verdict) => verdict === wanted).length;
  const notes = [...verdicts].flatMap(([id, verdict]) =>
    verdict === 'unknown' || verdict === 'depends' ? [[id, verdict] as const] : [],
  );
  const saved = groups.map((group) => {
    const products = group.products.filter(({ _id }) => verdicts.get(_id) !== 'conflicts');
    const subCategories = choosableSubCategories(group.subCategories, products);
    return { ...group, products, subCategories, hidden: group.products.length - products.length };
  });
  return {
    groups: saved.filter(({ products }) => products.length > 0),
    notes: new Map(notes),
    shown: dishes.size - count('conflicts'),
    unknown: count('unknown'),
    hidden: count('conflicts'),
  };
}
