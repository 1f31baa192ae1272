import type { TableSession } from '@comanda/contract';
import { Suspense } from 'react';
import { lazyPage } from '../../../../i18n/lazy-page.ts';

const InvoiceList = lazyPage(async () => (await import('./invoice-list.tsx')).InvoiceList, 'order-history');

/** Shows the Taiwan tax invoices of an order (payments M7.4); its code is loaded only where there are any. */
export function TaxInvoices({ session }: { readonly session: TableSession }) {
  if (session.taxInvoices === undefined) return null;
  return (
    <Suspense>
      <InvoiceList session={session} />
    </Suspense>
  );
}
