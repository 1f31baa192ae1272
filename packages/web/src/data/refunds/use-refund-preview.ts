import type { RefundedBill, TableSession } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { newRequestId } from '../../lib/request-id.ts';
import { connection } from '../calls/connection.ts';
import { STAFF_QUERIES } from '../devices/use-staff-connection.ts';
import type { RefundData } from './refund-choice.ts';

/** Asks the server what a refund would give, without giving it (payments M4.1); asks nothing while it is incomplete. */
export function useRefundPreview({ _id: session, version }: TableSession, data: RefundData | undefined) {
  return useQuery({
    queryKey: [STAFF_QUERIES, 'refundPreview', session, version, data],
    enabled: data !== undefined,
    retry: false,
    gcTime: 0,
    queryFn: () => {
      // the call wants a reason, which a preview keeps nowhere
      const call = { requestId: newRequestId(), session, ...data, reason: { code: 'other' }, preview: true };
      return connection.call<RefundedBill>('create', 'payments/refund', call);
    },
  });
}
