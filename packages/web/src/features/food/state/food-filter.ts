import type { Allergen, Diet } from '@comanda/contract';
import { createPersisted, usePersisted } from '../../../lib/persisted.ts';

/** What a dish can be left out for: what it contains, or its heat. */
export type Avoided = Allergen | 'spicy';
/** Ways to eat that a menu can be narrowed to. */
export type EatingDiet = Exclude<Diet, 'spicy'>;

/** What a guest does not eat. */
export type FoodFilter = { readonly without: readonly Avoided[]; readonly diets: readonly EatingDiet[] };

export const ALL_AVOIDED: readonly Avoided[] = [
  'wheat',
  'egg',
  'milk',
  'soy',
  'peanut',
  'nuts',
  'sesame',
  'fish',
  'shellfish',
  'molluscs',
  'celery',
  'mustard',
  'sulphites',
  'lupin',
  'spicy',
];
export const ALL_DIETS: readonly EatingDiet[] = ['vegetarian', 'vegan', 'halal', 'glutenFree'];
export const NO_FILTER: FoodFilter = { without: [], diets: [] };

const isAvoided = (word: unknown): word is Avoided => (ALL_AVOIDED as readonly unknown[]).includes(word);
const isDiet = (word: unknown): word is EatingDiet => (ALL_DIETS as readonly unknown[]).includes(word);
const listOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

/** Kept on the phone: who cannot eat nuts cannot eat them tomorrow either. */
export const foodFilter = createPersisted<FoodFilter>({
  key: 'comanda.foodFilter',
  version: 1,
  parse: (stored) => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { without, diets } = stored as Record<string, unknown>;
    return { without: listOf(without).filter(isAvoided), diets: listOf(diets).filter(isDiet) };
  },
  initial: () => NO_FILTER,
});

export function useFoodFilter(): FoodFilter {
  return usePersisted(foodFilter);
}

export function isFiltering({ without, diets }: FoodFilter): boolean {
  return without.length + diets.length > 0;
}
