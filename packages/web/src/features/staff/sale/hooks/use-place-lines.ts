import type { TableSession } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { putRow, type StaffListOptions } from '../../../../data/devices/use-staff-list.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useApprovedCall } from '../../approval/index.ts';
import { newTables, type Place } from '../state/place.ts';
import { staffLine } from '../state/staff-line.ts';

/** Dishes to send from a place, with the amount that they add as shown. */
export type Sending = {
  readonly place: Place;
  readonly shop: string;
  readonly section: string | undefined;
  readonly lines: readonly CartLine[];
  readonly total: number;
  /** Draft that the lines come from, which ends with them. */
  readonly draft: string | undefined;
  /** True if a new bill is paid in cash, exactly, in the same transaction. */
  readonly isPaidInCash?: boolean;
};

/** Returns the call that sends dishes: onto the open bill, or as a new one, which cash may pay at once. */
function callOf({ place, shop, section, lines, total, draft, isPaidInCash }: Sending, requestId: string) {
  const sent = lines.map(staffLine);
  if (place.session !== undefined)
    return {
      service: 'tableSessions/order' as const,
      data: { requestId, session: place.session._id, cart: sent, draft, total },
    };
  const session = { type: place.type, section, tables: newTables(place) };
  const data = { requestId, shop, session, products: sent, draft, total };
  return isPaidInCash
    ? { service: 'tableSessions/sell' as const, data: { ...data, payment: { method: 'cash' } } }
    : { service: 'tableSessions/create' as const, data };
}

/**
 * Returns the function that sends dishes to the kitchen and answers the bill. The same dishes keep their request id
 * until the server has answered, so that sending again after a broken connection is the same request.
 */
export function usePlaceLines(options: StaffListOptions<TableSession>) {
  const queries = useQueryClient();
  const call = useApprovedCall();
  const [isSending, setSending] = useState(false);
  const last = useRef({ lines: '', requestId: '' });
  const place = useCallback(
    async (sending: Sending): Promise<TableSession> => {
      const lines = JSON.stringify([sending.place.key, sending.lines, sending.total, sending.isPaidInCash]);
      if (last.current.lines !== lines) last.current = { lines, requestId: newRequestId() };
      const { service, data } = callOf(sending, last.current.requestId);
      setSending(true);
      try {
        const session = await call<TableSession>(service, data);
        putRow(queries, options, session);
        return session;
      } catch (error) {
        // a refusal is an answer: what is sent next is another request
        if (!isPassing(error)) last.current = { lines: '', requestId: '' };
        throw error;
      } finally {
        setSending(false);
      }
    },
    [queries, options, call],
  );
  return { place, isSending };
}
