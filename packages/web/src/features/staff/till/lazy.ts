import { withMessages } from '../../../i18n/load-messages.ts';

/** Loads what ringing up the first dish does not need: the sheets, taking payment, lists of bills and online orders. */
export const loadTillParts = () =>
  withMessages(
    () => import('./staff-till-parts.ts'),
    'till',
    'approval',
    'counter',
    'incidents',
    'online-orders',
    'staff',
    'dietary-filter',
    'errors',
  );
