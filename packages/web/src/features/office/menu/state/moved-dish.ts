import type { Product } from '@comanda/contract';
import type { Dish, DraftedCategory } from './dishes.ts';

type MovedValue = {
  readonly dish: Dish;
  readonly path: 'category' | 'subCategory' | 'sections';
  readonly value: string | Product['sections'] | undefined;
};

/**
 * Returns the values of a dish in another category: without a sub-category, and sold in those of its sections that the
 * category is in, or in all of the category's where none is left.
 */
export function movedTo(dish: Dish, home: DraftedCategory): readonly MovedValue[] {
  const { category, subCategory, sections } = dish.now;
  if (category === home.id) return [];
  const own = home.now.sections;
  const kept = sections.filter((id) => own.includes(id));
  const left: MovedValue[] =
    subCategory === undefined ? [] : [{ dish, path: 'subCategory', value: undefined }];
  const sold: MovedValue[] =
    kept.length === sections.length
      ? []
      : [{ dish, path: 'sections', value: kept.length === 0 ? own : kept }];
  return [{ dish, path: 'category', value: home.id }, ...left, ...sold];
}
