import type { IconName } from '../../../../ui/icons/icon.tsx';
import type { Avoided, EatingDiet } from './dietary-filter.ts';

const DIETARY_ICONS: Readonly<Record<Avoided | EatingDiet, IconName>> = {
  wheat: 'wheat',
  egg: 'egg',
  milk: 'milk',
  soy: 'soy',
  peanut: 'peanut',
  nuts: 'nuts',
  sesame: 'sesame',
  fish: 'fish',
  shellfish: 'shrimp',
  molluscs: 'molluscs',
  celery: 'celery',
  mustard: 'mustard',
  sulphites: 'sulphites',
  lupin: 'lupin',
  spicy: 'chilli',
  vegetarian: 'leaf',
  vegan: 'seedling',
  halal: 'crescent',
  glutenFree: 'coeliac',
};

/** Returns the icon of an allergen or a diet; no two share one. */
export function dietaryIcon(what: Avoided | EatingDiet): IconName {
  return DIETARY_ICONS[what];
}
