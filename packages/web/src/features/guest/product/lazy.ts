import { withMessages } from '../../../i18n/load-messages.ts';

/** Loads the product page; called ahead of time, so that the first tap on a dish opens at once. */
export const loadProductPage = () =>
  withMessages(() => import('./product-page.tsx'), 'product', 'dietary-filter');

/** Loads the sheet of a product, for the cart's edits. */
export const loadProductSheet = () =>
  withMessages(() => import('./components/product-sheet.tsx'), 'product', 'dietary-filter');
