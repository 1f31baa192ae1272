import type { Allergen, ProductOption } from '@comanda/contract';
import { type CartLine, choiceOf, isSetItem } from '@comanda/domain';
import type { Avoided, DietaryFilter, EatingDiet } from './dietary-filter.ts';
import { contains, type DietaryQuery, keepsTo } from './dietary-verdict.ts';

/** Conflicts of a cart's line, as it was chosen, with the guest's filter. */
export type LineConflict = {
  readonly line: CartLine;
  readonly found: readonly Avoided[];
  readonly broken: readonly EatingDiet[];
  /** True if what the filter asks is not on record for the dish. */
  readonly isUnknown: boolean;
};

type Choice = ProductOption['options'][number];

function chosenChoices({ options = [] }: CartLine, { catalogue }: DietaryQuery): readonly Choice[] {
  return options.flatMap(({ option: id, selections }) => {
    const option = catalogue.productOptions.get(id) as ProductOption | undefined;
    return selections.flatMap(({ _id }) => choiceOf(option, _id) ?? []);
  });
}

/** Returns the conflicts of a line without its children, which are lines of their own; undefined if it has none. */
function lineConflict(line: CartLine, query: DietaryQuery): LineConflict | undefined {
  const { filter, catalogue } = query;
  const product = catalogue.products.get(line.product ?? '');
  if (product === undefined) return undefined;
  const choices = chosenChoices(line, query);
  const added = choices.flatMap((choice) => (isSetItem(choice) ? [] : (choice.allergens ?? [])));
  // the diets of a set are those of its dishes
  const diets = product.diets ?? (choices.some(isSetItem) ? [...filter.diets] : undefined);
  const own = { allergens: product.allergens, diets };
  // what an addition contains is known, even where what the dish contains is not
  const known = { allergens: [...(product.allergens ?? []), ...added], diets };
  const found = filter.without.filter((what) => contains(known, what) === 'conflicts');
  const broken = filter.diets.filter((diet) => keepsTo(own, diet) === 'conflicts');
  const isUnknown = [
    ...filter.without.map((what) => contains(own, what)),
    ...filter.diets.map((diet) => keepsTo(own, diet)),
  ].includes('unknown');
  return found.length + broken.length > 0 || isUnknown ? { line, found, broken, isUnknown } : undefined;
}

/** Returns the conflicts of all lines of a cart, in its order. */
export function cartConflicts(lines: readonly CartLine[], query: DietaryQuery): readonly LineConflict[] {
  return lines.flatMap((line) => lineConflict(line, query) ?? []);
}

/** Returns the allergens that a filter leaves out, without heat, which is a matter of taste. */
export function allergiesOf({ without }: DietaryFilter): readonly Allergen[] {
  return without.filter((what) => what !== 'spicy');
}
