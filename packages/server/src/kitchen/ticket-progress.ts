import type { KitchenTicket } from '@comanda/contract';
import type { StoredLine, StoredSession } from '../db/index.ts';
import { leastAdvanced } from './transitions.ts';

/** The session as far as the least advanced of the tickets that the kitchen knows of. */
export function withTicketProgress(
  session: StoredSession,
  tickets: readonly KitchenTicket[],
  now: string,
): StoredSession {
  const tvStatus = leastAdvanced(tickets.map(({ status }) => status)) ?? session.tvStatus;
  const isReady = tvStatus === 'ready' || tvStatus === 'taken';
  return {
    ...session,
    tvStatus,
    readyTime: isReady ? (session.readyTime ?? now) : undefined,
    updatedAt: now,
  };
}

/** The lines of the bill that a ticket has moved. */
export function linesOfTicket(lines: readonly StoredLine[], ticket: KitchenTicket): readonly StoredLine[] {
  const statuses = new Map(ticket.lines.map(({ id, kitchenStatus }) => [id, kitchenStatus]));
  return lines.flatMap((line) => {
    const kitchenStatus = statuses.get(line.id);
    return kitchenStatus === undefined || kitchenStatus === line.kitchenStatus
      ? []
      : [{ ...line, kitchenStatus }];
  });
}
