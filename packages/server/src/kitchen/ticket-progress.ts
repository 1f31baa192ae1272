import type { KitchenTicket } from '@comanda/contract';
import type { StoredLine, StoredSession } from '../db/index.ts';
import { leastAdvanced } from './transitions.ts';

/** Returns the session with the status and ready time of its least advanced ticket. */
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

/** Returns the bill lines whose kitchen status differs from the ticket's, with the new status. */
export function linesMovedBy(lines: readonly StoredLine[], ticket: KitchenTicket): readonly StoredLine[] {
  const statuses = new Map(ticket.lines.map(({ id, kitchenStatus }) => [id, kitchenStatus]));
  return lines.flatMap((line) => {
    const kitchenStatus = statuses.get(line.id);
    return kitchenStatus === undefined || kitchenStatus === line.kitchenStatus
      ? []
      : [{ ...line, kitchenStatus }];
  });
}
