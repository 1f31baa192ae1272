import type { TicketStatus } from '@comanda/contract';
import type { Tx } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';
import { type SessionRecord, saveLines } from '../sessions/index.ts';
import { linesMovedBy, withTicketProgress } from './ticket-progress.ts';
import { saveTicket, ticketsOf } from './ticket-store.ts';

/**
 * Takes an order's tickets off the kitchen's screen once it has left or nobody came for it, or puts them back as ready.
 * Tickets that wait for their payment, and such as are still to come, stay as they are.
 */
export async function handOverTickets(
  tx: Tx,
  { session, lines }: SessionRecord,
  { to, now }: { readonly to: 'ready' | 'taken'; readonly now: string },
  publish: Publish,
): Promise<SessionRecord> {
  const records = (await ticketsOf(tx, session._id)).filter(({ isHeld }) => !isHeld);
  const tickets = records.map(({ ticket }) => {
    if (ticket.waitsFor !== undefined || ticket.status === to) return ticket;
    return { ...ticket, ...standing(to, now), lines: ticket.lines.map((line) => at(line, to)) };
  });
  const moved = new Map<string, SessionRecord['lines'][number]>();
  for (const [index, ticket] of tickets.entries()) {
    if (ticket === records[index]?.ticket) continue;
    const data = { ...ticket, version: ticket.version + 1 };
    await saveTicket(tx, { ticket: data, isHeld: false });
    publish({ topic: 'kitchenTickets', event: 'patched', shop: session.shop, id: ticket._id, data });
    for (const line of linesMovedBy(lines, ticket)) moved.set(line.id, line);
  }
  await saveLines(tx, session, [...moved.values()]);
  const after = lines.map((line) => moved.get(line.id) ?? line);
  return { session: withTicketProgress(session, tickets, now), lines: after };
}

function standing(to: 'ready' | 'taken', now: string) {
  return { status: to, readyAt: now, takenAt: to === 'taken' ? now : undefined };
}

function at<Line extends { readonly kitchenStatus: TicketStatus }>(line: Line, to: 'ready' | 'taken'): Line {
  return { ...line, kitchenStatus: to };
}
