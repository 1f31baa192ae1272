import { withMessages } from '../../../i18n/load-messages.ts';

/** Loads the cart that stands beside a wide menu. */
export const loadCartAside = () =>
  withMessages(() => import('./components/cart-aside.tsx'), 'cart', 'checkout', 'product', 'dietary-filter');
