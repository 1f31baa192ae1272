import type { KitchenTicket } from '@comanda/contract';
import type { StoredSession, Tx } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';
import { publishFired } from './board-entry.ts';
import { statusOfLines } from './move-ticket.ts';
import { withTicketProgress } from './ticket-progress.ts';
import { deleteTicket, saveTicket, ticketsOf } from './ticket-store.ts';

/** Remaining quantity by line id; lines not listed are unchanged. */
export type RemainingQuantities = ReadonlyMap<string, number>;

/**
 * Removes cancelled quantities from the session's tickets and publishes the changes. A ticket without lines is
 * published as `taken` and deleted. Returns the session with the status of its remaining tickets, or `taken` if none
 * remain.
 */
export async function cancelTicketLines(
  tx: Tx,
  session: StoredSession,
  remaining: RemainingQuantities,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const visible: KitchenTicket[] = [];
  let hasVisible = false;
  for (const { ticket, isHeld } of await ticketsOf(tx, session._id)) {
    const reduced = reduceTicket(ticket, remaining, now);
    if (reduced !== ticket) {
      if (reduced.lines.length === 0) await deleteTicket(tx, reduced);
      else await saveTicket(tx, { ticket: reduced, isHeld });
      const { _id: id, shop } = reduced;
      if (!isHeld) publish({ topic: 'kitchenTickets', event: 'patched', shop, id, data: reduced });
    }
    hasVisible ||= !isHeld;
    if (!isHeld && reduced.lines.length > 0) visible.push(reduced);
  }
  if (!hasVisible) return session;
  const updated =
    visible.length > 0
      ? withTicketProgress(session, visible, now)
      : { ...session, tvStatus: 'taken' as const, updatedAt: now };
  publishFired(updated, visible, publish);
  return updated;
}

function reduceTicket(ticket: KitchenTicket, remaining: RemainingQuantities, now: string): KitchenTicket {
  const lines = ticket.lines.flatMap((line) => {
    const quantity = remaining.get(line.id) ?? line.quantity;
    if (quantity === line.quantity) return [line];
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const isUnchanged = lines.every((line, index) => line === ticket.lines[index]);
  if (isUnchanged && lines.length === ticket.lines.length) return ticket;
  const version = ticket.version + 1;
  if (lines.length === 0) return { ...ticket, lines, version, status: 'taken', takenAt: now };
  if (ticket.status === 'taken') return { ...ticket, lines, version };
  const status = statusOfLines(lines.map(({ kitchenStatus }) => kitchenStatus));
  const readyAt = status === 'ready' ? (ticket.readyAt ?? now) : undefined;
  return { ...ticket, lines, version, status, readyAt };
}
