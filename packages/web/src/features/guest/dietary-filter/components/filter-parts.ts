/** The filter by allergens and diets with its words: fetched as one, when it is first used. */

export { sieve } from '../state/filter-menu.ts';
export { FilterBar } from './filter-bar.tsx';
export { FilterSheet } from './filter-sheet.tsx';
export { NothingFits } from './nothing-fits.tsx';
