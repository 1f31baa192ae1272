import { lazyPage } from '../../../../i18n/lazy-page.ts';

/** The table of dishes, loaded where it is looked at. */
export const DishGrid = lazyPage(
  async () => (await import('./dish-grid.tsx')).DishGrid,
  'office',
  'errors',
  'dietary-filter',
);
