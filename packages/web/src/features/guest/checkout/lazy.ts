import { lazyPage } from '../../../i18n/lazy-page.ts';
import { withMessages } from '../../../i18n/load-messages.ts';

/** Loads the sheet that asks for the order type. */
export const loadOrderTypeSheet = () =>
  withMessages(() => import('./components/order-type-sheet.tsx'), 'checkout', 'home');

/** The address of a delivery, above the menu of those who chose it. */
export const DeliveryStrip = lazyPage(
  async () => (await import('./components/delivery-strip.tsx')).DeliveryStrip,
  'checkout',
);
