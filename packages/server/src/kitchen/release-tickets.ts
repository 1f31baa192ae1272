import type { KitchenTicket } from '@comanda/contract';
import type { StoredSession, Tx } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';
import { publishFired } from './board-entry.ts';
import { withTicketProgress } from './ticket-progress.ts';
import { saveTicket, ticketsOf } from './ticket-store.ts';

/**
 * Marks the session's tickets as paid, releases those held for it to the kitchen unless the order has still to be
 * accepted, and returns the session with their status. What waits for its course or the staff still waits (K2.4).
 */
export async function releaseTickets(
  tx: Tx,
  session: StoredSession,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const staysHeld = session.acceptance === 'pending';
  const paid = { session, staysHeld, change: () => ({ paid: true }) };
  return changeTickets(tx, paid, now, publish);
}

/** Releases the tickets of an order that staff have accepted; \`dueAt\` is when the kitchen should be done, if it changed. */
export async function releaseAccepted(
  tx: Tx,
  session: StoredSession,
  { dueAt, now }: { readonly dueAt: string | undefined; readonly now: string },
  publish: Publish,
): Promise<StoredSession> {
  const change = ({ waitsFor }: KitchenTicket) =>
    dueAt === undefined || waitsFor !== undefined ? {} : { dueAt };
  return changeTickets(tx, { session, staysHeld: false, change }, now, publish);
}

async function changeTickets(
  tx: Tx,
  {
    session,
    staysHeld,
    change,
  }: {
    readonly session: StoredSession;
    readonly staysHeld: boolean;
    readonly change: (ticket: KitchenTicket) => Partial<KitchenTicket>;
  },
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const records = await ticketsOf(tx, session._id);
  const tickets = records.map(({ ticket }) => ({
    ...ticket,
    ...change(ticket),
    version: ticket.version + 1,
  }));
  let hasVisible = false;
  for (const [index, ticket] of tickets.entries()) {
    const wasHeld = records[index]?.isHeld === true;
    const isHeld = wasHeld && staysHeld;
    await saveTicket(tx, { ticket, isHeld });
    if (isHeld) continue;
    hasVisible = true;
    const event = wasHeld ? 'created' : 'patched';
    publish({ topic: 'kitchenTickets', event, shop: ticket.shop, id: ticket._id, data: ticket });
  }
  const updated = withTicketProgress(session, tickets, now);
  if (hasVisible) publishFired(updated, tickets, publish);
  return updated;
}
