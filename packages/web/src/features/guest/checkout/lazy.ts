import { withMessages } from '../../../i18n/load-messages.ts';

/** Loads the sheet that asks in which way the order is to be had. */
export const loadOrderTypeSheet = () =>
  withMessages(() => import('./components/order-type-sheet.tsx'), 'checkout', 'home');
