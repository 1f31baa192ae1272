export { useDietaryNames } from './hooks/use-dietary-names.ts';
export { dietaryFilter, isFiltering, NO_FILTER, useDietaryFilter } from './state/dietary-filter.ts';
export { dietaryIcon } from './state/dietary-icons.ts';
export { choiceVerdict, conflictsOf, dishVerdict } from './state/dietary-verdict.ts';
export { DishNotes } from './state/dish-notes.ts';
export { preloadDietaryFilter, useFilteredMenu } from './use-filtered-menu.ts';
