import { lazyPage } from '../../../i18n/lazy-page.ts';

/** The split view of a table's bill, loaded on first use. */
export const SplitBill = lazyPage(
  async () => (await import('./components/split-bill.tsx')).SplitBill,
  'split-bill',
  'session',
  'order',
  'payment',
  'call-staff',
  'errors',
);
