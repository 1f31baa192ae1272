/** The filter by allergens and diets with its words: fetched as one, when it is first used. */
export { FilterBar } from './components/filter-bar.tsx';
export { FilterSheet } from './components/filter-sheet.tsx';
export { NothingFits } from './components/nothing-fits.tsx';
export { sieve } from './state/sieve.ts';
export { addFoodWords } from './words.ts';
