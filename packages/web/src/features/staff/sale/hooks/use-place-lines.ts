import type { TableSession } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ApprovalAbout } from '../../../../data/approval/asked-approval.ts';
import { useApprovedCall } from '../../../../data/approval/use-approved-call.ts';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { putRow, type StaffListOptions } from '../../../../data/devices/use-staff-list.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { orderFields } from '../state/caller.ts';
import { memberId, type OrderExtras, offerFields } from '../state/order-extras.ts';
import { newTables, type SalePlace } from '../state/place.ts';
import { staffLine } from '../state/staff-line.ts';
import { createUnansweredRequests } from '../state/unanswered-requests.ts';

/** Dishes to send from a place, with the amount that they add as shown. */
export type Sending = {
  readonly place: SalePlace;
  readonly shop: string;
  readonly section: string | undefined;
  readonly lines: readonly CartLine[];
  readonly extras: OrderExtras;
  readonly total: number;
  /** Draft that the lines come from, which ends with them. */
  readonly draft: string | undefined;
  /** Content of the approval dialog, should the dishes need one. */
  readonly about?: ApprovalAbout;
  /** True if a new bill is paid in cash, exactly, in the same transaction. */
  readonly isPaidInCash?: boolean;
};

/** Returns the fields of a new bill that its caller and its member make. */
function newBillFields({ place: { caller }, extras }: Sending) {
  const user = memberId(extras);
  const source = caller === undefined ? {} : { source: 'telephone' as const };
  return { ...source, ...orderFields(caller), ...(user !== undefined && { user }) };
}

/** Returns the call that sends dishes: onto the open bill, or as a new one, which cash may pay at once. */
function callOf(sending: Sending) {
  const { place, shop, section, draft, isPaidInCash } = sending;
  const sent = sending.lines.map(staffLine);
  const offers = offerFields(sending.extras);
  if (place.session !== undefined)
    return {
      service: 'tableSessions/order' as const,
      data: { session: place.session._id, cart: sent, ...offers, draft },
    };
  const session = { type: place.type, section, tables: newTables(place), ...newBillFields(sending) };
  const data = { shop, session, products: sent, ...offers, draft };
  return isPaidInCash
    ? { service: 'tableSessions/sell' as const, data: { ...data, payment: { method: 'cash' } } }
    : { service: 'tableSessions/create' as const, data };
}

/**
 * Returns the function that sends dishes to the kitchen and answers the bill. The same dishes keep their request id
 * until the server has answered, so that sending again after a broken connection is the same request, whatever the
 * total has become.
 */
export function usePlaceLines(options: StaffListOptions<TableSession>) {
  const queries = useQueryClient();
  const call = useApprovedCall();
  const [isSending, setSending] = useState(false);
  const [requests] = useState(() => createUnansweredRequests(newRequestId));
  const place = useCallback(
    async (sending: Sending): Promise<TableSession> => {
      const { service, data: wanted } = callOf(sending);
      const {
        total,
        place: { key },
      } = sending;
      const requestId = requests.idOf(key, JSON.stringify([service, wanted]));
      const data = { ...wanted, total, requestId };
      setSending(true);
      try {
        const session = await call<TableSession>(service, data, sending.about);
        requests.answered(key);
        putRow(queries, options, session);
        return session;
      } catch (error) {
        // a refusal is an answer: what is sent next is another request
        if (!isPassing(error)) requests.answered(key);
        throw error;
      } finally {
        setSending(false);
      }
    },
    [queries, options, call, requests],
  );
  return { place, isSending };
}
