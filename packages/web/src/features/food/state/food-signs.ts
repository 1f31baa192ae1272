import type { IconName } from '../../../ui/icon.tsx';
import type { Avoided, EatingDiet } from './food-filter.ts';

const SIGNS: Readonly<Partial<Record<Avoided | EatingDiet, IconName>>> = {
  wheat: 'wheat',
  egg: 'egg',
  milk: 'milk',
  soy: 'soy',
  peanut: 'peanut',
  nuts: 'peanut',
  fish: 'fish',
  shellfish: 'shrimp',
  molluscs: 'shrimp',
  spicy: 'chilli',
  vegetarian: 'leaf',
  vegan: 'leaf',
};

/** The drawn sign of an allergen or a diet, where it has one. */
export function foodSign(what: Avoided | EatingDiet): IconName | undefined {
  return SIGNS[what];
}
