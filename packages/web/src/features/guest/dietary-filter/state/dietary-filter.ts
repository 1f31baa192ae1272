import type { Allergen, Diet } from '@comanda/contract';
import { createPersisted, usePersisted } from '../../../../lib/persisted.ts';
import { listOf, object, oneOf, orElse } from '../../../../lib/schema.ts';

/** An allergen, or heat, that a guest avoids. */
export type Avoided = Allergen | 'spicy';
/** A diet that the menu can be narrowed to. */
export type EatingDiet = Exclude<Diet, 'spicy'>;

/** The dietary filter of a guest. */
export type DietaryFilter = { readonly without: readonly Avoided[]; readonly diets: readonly EatingDiet[] };

/** Every allergen and diet of the contract; leaving one out does not compile. */
const AVOIDED: Readonly<Record<Avoided, true>> = {
  wheat: true,
  egg: true,
  milk: true,
  soy: true,
  peanut: true,
  nuts: true,
  sesame: true,
  fish: true,
  shellfish: true,
  molluscs: true,
  celery: true,
  mustard: true,
  sulphites: true,
  lupin: true,
  spicy: true,
};
const DIETS: Readonly<Record<EatingDiet, true>> = {
  vegetarian: true,
  vegan: true,
  halal: true,
  glutenFree: true,
};
const isAvoided = (word: unknown): word is Avoided =>
  typeof word === 'string' && Object.hasOwn(AVOIDED, word);
const isDiet = (word: unknown): word is EatingDiet => typeof word === 'string' && Object.hasOwn(DIETS, word);
export const ALL_AVOIDED: readonly Avoided[] = Object.keys(AVOIDED).filter(isAvoided);
export const ALL_DIETS: readonly EatingDiet[] = Object.keys(DIETS).filter(isDiet);
export const NO_FILTER: DietaryFilter = { without: [], diets: [] };

/** The dietary filter, saved on the phone because it applies to the next visit, too. */
export const dietaryFilter = createPersisted<DietaryFilter>({
  key: 'comanda.foodFilter',
  version: 1,
  schema: object({
    without: orElse(listOf(oneOf(ALL_AVOIDED)), []),
    diets: orElse(listOf(oneOf(ALL_DIETS)), []),
  }),
  initial: () => NO_FILTER,
});

export function useDietaryFilter(): DietaryFilter {
  return usePersisted(dietaryFilter);
}

export function isFiltering({ without, diets }: DietaryFilter): boolean {
  return without.length + diets.length > 0;
}
