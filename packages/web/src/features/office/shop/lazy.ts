import { lazyPage } from '../../../i18n/lazy-page.ts';

/** Opening hours and their exceptions. */
export const HoursPage = lazyPage(
  async () => (await import('./pages/hours-page.tsx')).HoursPage,
  'office',
  'office-shop',
  'opening',
  'errors',
);

/** Name, address, telephone number, logo and the receipts' texts. */
export const DetailsPage = lazyPage(
  async () => (await import('./pages/details-page.tsx')).DetailsPage,
  'office',
  'office-shop',
  'errors',
);
/** Order types, pickup times and delivery zones. */
export const SellingPage = lazyPage(
  async () => (await import('./pages/selling-page.tsx')).SellingPage,
  'office',
  'office-shop',
  'opening',
  'errors',
);

/** Limits on what guests order themselves. */
export const LimitsPage = lazyPage(
  async () => (await import('./pages/limits-page.tsx')).LimitsPage,
  'office',
  'office-shop',
  'staff',
  'errors',
);

/** Taxes, service charge, rounding and what is paid too much, with a worked bill. */
export const MoneyPage = lazyPage(
  async () => (await import('./pages/money-page.tsx')).MoneyPage,
  'staff',
  'office',
  'office-shop',
  'offers',
  'errors',
);

/** The restaurant's colours, with the contrast of each. */
export const ColoursPage = lazyPage(
  async () => (await import('./pages/colours-page.tsx')).ColoursPage,
  'office',
  'office-shop',
  'errors',
);
