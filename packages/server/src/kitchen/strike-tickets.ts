import type { KitchenTicket } from '@comanda/contract';
import type { StoredSession, Tx } from '../db/index.ts';
import type { Tell } from '../outbox/index.ts';
import { tellBoard } from './board-entry.ts';
import { followTickets } from './follow-tickets.ts';
import { statusOfLines } from './move-ticket.ts';
import { deleteTicket, saveTicket, ticketsOf } from './ticket-store.ts';

/** How many pieces a line of the bill still has; what is not named is as it was. */
export type LeftOfLines = ReadonlyMap<string, number>;

/**
 * Takes lines off the kitchen's tickets. A ticket on which nothing is left is told as taken, with no lines, and is
 * gone. Gives the session as far as what is left; without anything left to make it is `taken`.
 */
export async function strikeTickets(
  tx: Tx,
  session: StoredSession,
  left: LeftOfLines,
  now: string,
  tell: Tell,
): Promise<StoredSession> {
  const visible: KitchenTicket[] = [];
  let isKnown = false;
  for (const { ticket, isHeld } of await ticketsOf(tx, session._id)) {
    const struck = struckTicket(ticket, left, now);
    if (struck !== ticket) {
      if (struck.lines.length === 0) await deleteTicket(tx, struck);
      else await saveTicket(tx, { ticket: struck, isHeld });
      const { _id: id, shop } = struck;
      if (!isHeld) tell({ topic: 'kitchenTickets', event: 'patched', shop, id, data: struck });
    }
    isKnown ||= !isHeld;
    if (!isHeld && struck.lines.length > 0) visible.push(struck);
  }
  if (!isKnown) return session;
  const followed =
    visible.length > 0
      ? followTickets(session, visible, now)
      : { ...session, tvStatus: 'taken' as const, updatedAt: now };
  tellBoard(followed, tell);
  return followed;
}

function struckTicket(ticket: KitchenTicket, left: LeftOfLines, now: string): KitchenTicket {
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
