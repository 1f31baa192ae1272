import { lazyPage } from '../../../i18n/lazy-page.ts';

/** Opening hours and their exceptions. */
export const HoursPage = lazyPage(
  async () => (await import('./pages/hours-page.tsx')).HoursPage,
  'office',
  'office-shop',
  'opening',
  'errors',
);

/** Name, address, telephone number and logo. */
export const DetailsPage = lazyPage(
  async () => (await import('./pages/details-page.tsx')).DetailsPage,
  'office',
  'office-shop',
  'errors',
);
