/** The dietary filter and its messages, loaded as one chunk on first use. */

export { filterMenu } from '../state/filter-menu.ts';
export { FilterBar } from './filter-bar.tsx';
export { FilterSheet } from './filter-sheet.tsx';
export { NothingFits } from './nothing-fits.tsx';
