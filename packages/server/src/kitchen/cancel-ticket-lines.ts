import type { KitchenTicket } from '@comanda/contract';
import type { StoredSession, Tx } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';
import { publishBoard } from './board-entry.ts';
import { statusOfLines } from './move-ticket.ts';
import { withTicketProgress } from './ticket-progress.ts';
import { deleteTicket, saveTicket, ticketsOf } from './ticket-store.ts';

/** How many pieces a line of the bill still has; what is not named is as it was. */
export type RemainingQuantities = ReadonlyMap<string, number>;

/**
 * Takes lines off the kitchen's tickets. A ticket on which nothing is left is told as taken, with no lines, and is
 * gone. Gives the session as far as what is left; without anything left to make it is `taken`.
 */
export async function cancelTicketLines(
  tx: Tx,
  session: StoredSession,
  left: RemainingQuantities,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const visible: KitchenTicket[] = [];
  let isKnown = false;
  for (const { ticket, isHeld } of await ticketsOf(tx, session._id)) {
    const cancelled = ticketWithout(ticket, left, now);
    if (cancelled !== ticket) {
      if (cancelled.lines.length === 0) await deleteTicket(tx, cancelled);
      else await saveTicket(tx, { ticket: cancelled, isHeld });
      const { _id: id, shop } = cancelled;
      if (!isHeld) publish({ topic: 'kitchenTickets', event: 'patched', shop, id, data: cancelled });
    }
    isKnown ||= !isHeld;
    if (!isHeld && cancelled.lines.length > 0) visible.push(cancelled);
  }
  if (!isKnown) return session;
  const followed =
    visible.length > 0
      ? withTicketProgress(session, visible, now)
      : { ...session, tvStatus: 'taken' as const, updatedAt: now };
  publishBoard(followed, publish);
  return followed;
}

function ticketWithout(ticket: KitchenTicket, left: RemainingQuantities, now: string): KitchenTicket {
  const lines = ticket.lines.flatMap((line) => {
    const quantity = left.get(line.id) ?? line.quantity;
    if (quantity === line.quantity) return [line];
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const isSame = lines.every((line, index) => line === ticket.lines[index]);
  if (isSame && lines.length === ticket.lines.length) return ticket;
  const version = ticket.version + 1;
  if (lines.length === 0) return { ...ticket, lines, version, status: 'taken', takenAt: now };
  if (ticket.status === 'taken') return { ...ticket, lines, version };
  const status = statusOfLines(lines.map(({ kitchenStatus }) => kitchenStatus));
  const readyAt = status === 'ready' ? (ticket.readyAt ?? now) : undefined;
  return { ...ticket, lines, version, status, readyAt };
}
