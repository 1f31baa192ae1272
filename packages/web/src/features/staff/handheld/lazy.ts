import { withMessages } from '../../../i18n/load-messages.ts';

/** Loads what ordering the first dish does not need: sheets over a bill, payment, camera, settings. */
export const loadHandheldParts = () =>
  withMessages(
    () => import('./staff-handheld-parts.ts'),
    'handheld',
    'till',
    'approval',
    'counter',
    'staff',
    'errors',
  );
