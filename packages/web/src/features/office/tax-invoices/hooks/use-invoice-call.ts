import type { AllowTaxInvoice, IssueTaxInvoice, TaxInvoice, VoidTaxInvoice } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError, isPassing } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { newRequestId } from '../../../../lib/request-id.ts';

/** A call about an invoice. */
export type InvoiceCall =
  | { readonly to: 'issue'; readonly data: IssueTaxInvoice }
  | { readonly to: 'void'; readonly data: Omit<VoidTaxInvoice, 'requestId'> }
  | { readonly to: 'allowance'; readonly data: Omit<AllowTaxInvoice, 'requestId'> };

/**
 * Sends what is asked for about an invoice. The same form sent again after a lost answer is the same request, so that
 * nothing is taken back twice.
 */
export function useInvoiceCall(onAnswer: (invoice: TaxInvoice) => void) {
  const sent = useRef({ body: '', requestId: '' });
  const call = useMutation({
    mutationFn: ({ to, data }: InvoiceCall) => {
      const body = JSON.stringify([to, data]);
      if (sent.current.body !== body) sent.current = { body, requestId: newRequestId() };
      // what is issued has one name at the provider, which makes it once
      const named = to === 'issue' ? data : { requestId: sent.current.requestId, ...data };
      return callAsStaff(() => create<TaxInvoice>(`taxInvoices/${to}`, named));
    },
    meta: SHOWN_IN_PLACE,
    onSuccess: (invoice) => {
      sent.current = { body: '', requestId: '' };
      onAnswer(invoice);
    },
    onError: (error) => {
      if (!isPassing(error)) sent.current = { body: '', requestId: '' };
    },
  });
  const error = call.error === null ? undefined : call.error;
  return {
    send: (given: InvoiceCall) => {
      if (!call.isPending) call.mutate(given);
    },
    sendNow: (given: InvoiceCall) => call.mutateAsync(given),
    forget: call.reset,
    isPending: call.isPending,
    error: error instanceof CallError ? error : undefined,
    failure:
      error === undefined ? undefined : error instanceof CallError ? error.code : ('serverError' as const),
  };
}
