import { withMessages } from '../../../i18n/load-messages.ts';

/** Loads the page of a product ahead, so that the first tap on a dish opens at once. */
export const loadProductPage = () =>
  withMessages(() => import('./product-page.tsx'), 'product', 'dietary-filter');

/** Loads the sheet in which a product is chosen, or a line of the cart is changed. */
export const loadProductSheet = () =>
  withMessages(() => import('./components/product-sheet.tsx'), 'product', 'dietary-filter');
