import type { StoredSession, Tx } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';
import { publishBoard } from './board-entry.ts';
import { withTicketProgress } from './ticket-progress.ts';
import { saveTicket, ticketsOf } from './ticket-store.ts';

/** Marks the session's tickets as paid, releases held ones to the kitchen, and returns the session with their status. */
export async function releaseTickets(
  tx: Tx,
  session: StoredSession,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const records = await ticketsOf(tx, session._id);
  const tickets = records.map(({ ticket }) => ({ ...ticket, paid: true, version: ticket.version + 1 }));
  for (const [index, ticket] of tickets.entries()) {
    await saveTicket(tx, { ticket, isHeld: false });
    const event = records[index]?.isHeld ? 'created' : 'patched';
    publish({ topic: 'kitchenTickets', event, shop: ticket.shop, id: ticket._id, data: ticket });
  }
  const updated = withTicketProgress(session, tickets, now);
  if (tickets.length > 0) publishBoard(updated, publish);
  return updated;
}
