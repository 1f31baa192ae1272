import { withMessages } from '../../../i18n/load-messages.ts';

/** Loads the sheet that asks for the order type. */
export const loadOrderTypeSheet = () =>
  withMessages(() => import('./components/order-type-sheet.tsx'), 'checkout', 'home');
