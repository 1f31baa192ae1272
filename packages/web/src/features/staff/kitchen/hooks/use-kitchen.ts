import type { KitchenTicket } from '@comanda/contract';
import { nextStatus, statusBefore } from '@comanda/domain';
import { useCallback, useState } from 'react';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useStaffConnection } from '../../../../data/devices/use-staff-connection.ts';
import { isDone, isGone } from '../state/ticket-moves.ts';
import { useMoveTicket } from './use-move-ticket.ts';
import { useSeeTicket } from './use-see-ticket.ts';
import { useTicketOptions, useTickets } from './use-tickets.ts';

const REMEMBERED = 20;

/** Returns the ticket to recall if this display has moved none: the newest on the pass, then the newest begun. */
function lastMoved(tickets: readonly KitchenTicket[]): KitchenTicket | undefined {
  const movedAt = (ticket: KitchenTicket) => ticket.readyAt ?? ticket.preparingAt ?? '';
  return [...tickets]
    .filter((ticket) => ticket.status !== 'waiting' && !isGone(ticket))
    .sort((one, other) => (movedAt(one) < movedAt(other) ? 1 : -1))[0];
}

/** Returns the tickets and a cook's actions. */
export function useKitchen(session: StaffLogin) {
  const isJoined = useStaffConnection(session);
  const options = useTicketOptions(session.shop, isJoined);
  const list = useTickets(options);
  const { mutate } = useMoveTicket(options);
  const see = useSeeTicket(options);
  const [history, setHistory] = useState<readonly KitchenTicket[]>([]);
  const tickets = list.data;
  const remembered = history[history.length - 1];
  // another display may have moved it since: use its present status
  const lastBumped = tickets?.find(({ _id }) => _id === remembered?._id) ?? remembered;
  const recallable = lastBumped ?? lastMoved(tickets ?? []);

  const bump = useCallback(
    (ticket: KitchenTicket) => {
      if (!isJoined) return;
      // the key answers Seen first, and bumps only what is as it was drawn
      if ((ticket.changes ?? []).length > 0) return see(ticket);
      const status = nextStatus(ticket.status);
      if (status === undefined) return;
      mutate({ ticket, call: { status, from: ticket.status } });
      setHistory((moved) => [...moved, { ...ticket, status }].slice(-REMEMBERED));
    },
    [mutate, see, isJoined],
  );
  const recall = useCallback(() => {
    const status = recallable && statusBefore(recallable.status);
    if (!recallable || status === undefined || !isJoined) return;
    mutate({ ticket: recallable, call: { status, from: recallable.status } });
    setHistory((moved) => moved.slice(0, -1));
  }, [mutate, recallable, isJoined]);
  const tick = useCallback(
    (ticket: KitchenTicket, line: KitchenTicket['lines'][number]) => {
      if (!isJoined) return;
      const status = isDone(line) ? 'preparing' : 'ready';
      mutate({ ticket, call: { line: line.id, status, from: line.kitchenStatus } });
    },
    [mutate, isJoined],
  );
  return { tickets, isJoined, error: list.error, refetch: list.refetch, recallable, bump, recall, tick };
}
export type Kitchen = ReturnType<typeof useKitchen>;
