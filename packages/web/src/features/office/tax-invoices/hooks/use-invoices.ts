import type { Page, PaymentAccount, TaxInvoice } from '@comanda/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useOffice } from '../../frame/index.ts';
import { type InvoiceFilter, invoiceQuery, withInvoice } from '../state/invoice-filter.ts';

type Listed = { readonly total: number; readonly invoices: readonly TaxInvoice[] };

/** Reads the shop's tax invoices, the newest first, and keeps them current; `put` takes in what a call answered. */
export function useInvoices(filter: InvoiceFilter) {
  const { session, isJoined } = useOffice();
  const queries = useQueryClient();
  const { shop } = session;
  const put = useCallback(
    (changed: TaxInvoice) => {
      if (changed.shop !== shop) return;
      queries.setQueryData<Listed>(
        [STAFF_QUERIES, 'taxInvoices', shop, filter],
        (known) => known && { ...known, invoices: withInvoice(known.invoices, changed, filter) },
      );
    },
    [queries, shop, filter],
  );
  useEffect(
    () => (isJoined ? connection.onEvent('taxInvoices', 'patched', put) : undefined),
    [isJoined, put],
  );
  const list = useQuery({
    queryKey: [STAFF_QUERIES, 'taxInvoices', shop, filter],
    enabled: isJoined,
    queryFn: async (): Promise<Listed> => {
      const query = invoiceQuery(shop, filter);
      const find = () => connection.call<Page<TaxInvoice>>('find', 'taxInvoices', query);
      const { total, data } = await callAsStaff(find);
      return { total, invoices: data };
    },
  });
  return { list, put };
}

/** Reads the accounts whose invoice numbers were counted; they are the owner's to see. */
export function useNumberedAccounts(): readonly PaymentAccount[] {
  const { session, isJoined } = useOffice();
  const { data = [] } = useQuery({
    queryKey: [STAFF_QUERIES, 'paymentAccounts'],
    enabled: isJoined && session.staff.role === 'owner',
    queryFn: async () =>
      (await callAsStaff(() => connection.call<Page<PaymentAccount>>('find', 'paymentAccounts', {}))).data,
  });
  return data.filter(({ invoiceNumbers }) => invoiceNumbers !== undefined);
}
