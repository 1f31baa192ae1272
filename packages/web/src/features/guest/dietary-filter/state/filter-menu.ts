import type { Product } from '@comanda/contract';
import type { MenuGroup } from '../../../../data/menu/menu-groups.ts';
import { type DietaryQuery, dishVerdict } from './dietary-verdict.ts';
import type { DishNote } from './dish-notes.ts';

/** A menu without what a guest leaves out. */
export type SievedMenu = {
  readonly groups: readonly MenuGroup[];
  /** What is to be said at dishes that are shown. */
  readonly notes: ReadonlyMap<string, DishNote>;
  /** Dishes, each counted once. */
  readonly shown: number;
  readonly unknown: number;
  readonly hidden: number;
};

/** Takes out what conflicts with the filter. What nobody knows stays, and is told apart. */
export function sieve(groups: readonly MenuGroup[], question: DietaryQuery): SievedMenu {
  const dishes = new Map<string, Product>(groups.flatMap(({ products }) => products.map((p) => [p._id, p])));
  const verdicts = new Map([...dishes].map(([id, dish]) => [id, dishVerdict(dish, question)]));
  const count = (wanted: string) => [...verdicts.values()].filter((verdict) => verdict === wanted).length;
  const notes = [...verdicts].flatMap(([id, verdict]) =>
    verdict === 'unknown' || verdict === 'depends' ? [[id, verdict] as const] : [],
  );
  const kept = groups.map((group) => {
    const products = group.products.filter(({ _id }) => verdicts.get(_id) !== 'conflicts');
    return { ...group, products, hidden: group.products.length - products.length };
  });
  return {
    groups: kept.filter(({ products }) => products.length > 0),
    notes: new Map(notes),
    shown: dishes.size - count('conflicts'),
    unknown: count('unknown'),
    hidden: count('conflicts'),
  };
}
