import { lazyPage } from '../../../i18n/lazy-page.ts';
import { withMessages } from '../../../i18n/load-messages.ts';

/** Loads the sheet that asks for the order type. */
export const loadOrderTypeSheet = () =>
  withMessages(() => import('./components/order-type-sheet.tsx'), 'checkout', 'home');

/** Where an order is delivered to, above the menu of those who chose delivery. */
export const DeliveryStrip = lazyPage(
  async () => (await import('./components/delivery-strip.tsx')).DeliveryStrip,
  'checkout',
);
