import type { ReceiptLink } from '@comanda/contract';
import { queryOptions } from '@tanstack/react-query';
import { create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';

/** Returns the query of the link to an order's receipt, whose key reads the order and does nothing else. */
export function receiptQuery(session: string) {
  return queryOptions({
    queryKey: ['receiptLink', session],
    queryFn: () =>
      create<ReceiptLink>('tableSessions/receipt', { session, restoreKey: restoreKeyOf(session) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
