import { type Reads, type StoredTicket, statement, type Tx } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import { TICKET_COLUMNS, type TicketRow, ticketDocument, ticketFromRow } from './ticket-row.ts';

/** A ticket as stored; `isHeld` hides it from the kitchen until the bill is paid. */
export type TicketRecord = { readonly ticket: StoredTicket; readonly isHeld: boolean };

const byId = statement<{ shop: string; id: string }>()((q, p) =>
  q.selectFrom('kitchen_tickets').select(TICKET_COLUMNS).where('shop', '=', p.shop).where('id', '=', p.id),
);
const bySession = statement<{ session: string }>()((q, p) =>
  q
    .selectFrom('kitchen_tickets')
    .select(TICKET_COLUMNS)
    .where('session', '=', p.session)
    .orderBy('placed_at')
    .orderBy('id'),
);
const save = statement<{ shop: string; id: string; status: string; fireAt: string | null; doc: string }>()(
  (q, p) =>
    q
      .updateTable('kitchen_tickets')
      .set({ status: p.status, fire_at: p.fireAt, doc: p.doc })
      .where('shop', '=', p.shop)
      .where('id', '=', p.id),
);

const deleteById = statement<{ shop: string; id: string }>()((q, p) =>
  q.deleteFrom('kitchen_tickets').where('shop', '=', p.shop).where('id', '=', p.id),
);

const due = statement<{ now: string }>()((q, p) =>
  q
    .selectFrom('kitchen_tickets')
    .select(['shop', 'session'])
    .distinct()
    .where('fire_at', 'is not', null)
    .where('fire_at', '<=', p.now)
    .orderBy('shop')
    .orderBy('session'),
);

/** Returns the sessions with tickets that are to be fired by `now`. */
export async function sessionsToFire(
  read: Reads,
  now: string,
): Promise<readonly { readonly shop: string; readonly session: string }[]> {
  return read.all(due, { now });
}

/** Reads a ticket. Throws `notFound`. */
export async function readTicket(read: Reads, shop: string, id: string): Promise<TicketRecord> {
  const row = await read.first(byId, { shop, id });
  if (!row) throw new CodedError('notFound');
  return recordFromRow(row);
}

/** Returns a session's tickets with something to make, oldest first, held ones included. */
export async function ticketsOf(read: Reads, session: string): Promise<readonly TicketRecord[]> {
  return (await allTicketsOf(read, session)).filter(({ ticket }) => ticket.lines.length > 0);
}

/** Returns a session's tickets as `ticketsOf`, with those of which only unseen changes are left (K2.5). */
export async function allTicketsOf(read: Reads, session: string): Promise<readonly TicketRecord[]> {
  return (await read.all(bySession, { session })).map(recordFromRow);
}

export async function insertTicket(tx: Tx, { ticket, isHeld }: TicketRecord): Promise<void> {
  const columns = columnsOf(ticket, isHeld);
  const row = { ...columns, fire_at: ticket.fireAt ?? null, doc: ticketDocument(ticket, columns) };
  await tx.insert('kitchen_tickets', [row]);
}

export async function saveTicket(tx: Tx, { ticket, isHeld }: TicketRecord): Promise<void> {
  const columns = columnsOf(ticket, isHeld);
  const { shop, id, status } = columns;
  const { fireAt = null } = ticket;
  await tx.write(save, { shop, id, status, fireAt, doc: ticketDocument(ticket, columns) });
}

/** Deletes a ticket that has no lines left. */
export async function deleteTicket(tx: Tx, { shop, _id: id }: StoredTicket): Promise<void> {
  await tx.write(deleteById, { shop, id });
}

function recordFromRow(row: TicketRow): TicketRecord {
  return { ticket: ticketFromRow(row), isHeld: row.status === 'held' };
}

function columnsOf(ticket: StoredTicket, isHeld: boolean): Omit<TicketRow, 'doc'> {
  const { shop, _id: id, session, placedAt } = ticket;
  return { shop, id, session, status: isHeld ? 'held' : ticket.status, placed_at: placedAt };
}
