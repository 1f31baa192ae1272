import type { TableSession } from '@comanda/contract';
import { Suspense } from 'react';
import { lazyPage } from '../../../../i18n/lazy-page.ts';

const RefundList = lazyPage(async () => (await import('./refund-list.tsx')).RefundList, 'order-history');

/** Shows what was given back of an order (payments M4.2); its code is loaded only where there is something. */
export function GivenBack({ session }: { readonly session: TableSession }) {
  if (session.refunds === undefined || session.refunds.length === 0) return null;
  return (
    <Suspense>
      <RefundList session={session} />
    </Suspense>
  );
}
