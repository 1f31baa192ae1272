import { lazyPage } from '../../../i18n/lazy-page.ts';

/** A table's bill by who ordered what, and the ways to pay it together; its code comes when it is first shown. */
export const SplitBill = lazyPage(
  async () => (await import('./components/split-bill.tsx')).SplitBill,
  'split-bill',
  'session',
  'order',
  'payment',
  'call-staff',
  'errors',
);
