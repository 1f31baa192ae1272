import {
  fromJsonText,
  type JsonText,
  type Reads,
  type StoredTicket,
  statement,
  type Tx,
  toJsonText,
} from '../db/index.ts';
import { CodedError } from '../lib/index.ts';

/** A ticket as stored; `isHeld` hides it from the kitchen until the bill is paid. */
type TicketRecord = { readonly ticket: StoredTicket; readonly isHeld: boolean };
type TicketRow = { readonly doc: JsonText<StoredTicket>; readonly status: string };

const byId = statement<{ shop: string; id: string }>()((q, p) =>
  q.selectFrom('kitchen_tickets').select(['doc', 'status']).where('shop', '=', p.shop).where('id', '=', p.id),
);
const bySession = statement<{ session: string }>()((q, p) =>
  q
    .selectFrom('kitchen_tickets')
    .select(['doc', 'status'])
    .where('session', '=', p.session)
    .orderBy('placed_at')
    .orderBy('id'),
);
const save = statement<{ shop: string; id: string; status: string; doc: string }>()((q, p) =>
  q
    .updateTable('kitchen_tickets')
    .set({ status: p.status, doc: p.doc })
    .where('shop', '=', p.shop)
    .where('id', '=', p.id),
);

const deleteById = statement<{ shop: string; id: string }>()((q, p) =>
  q.deleteFrom('kitchen_tickets').where('shop', '=', p.shop).where('id', '=', p.id),
);

/** Reads a ticket. Throws `notFound`. */
export async function readTicket(read: Reads, shop: string, id: string): Promise<TicketRecord> {
  const row = await read.first(byId, { shop, id });
  if (!row) throw new CodedError('notFound');
  return recordFromRow(row);
}

/** Returns a session's tickets, oldest first, held ones included. */
export async function ticketsOf(read: Reads, session: string): Promise<readonly TicketRecord[]> {
  return (await read.all(bySession, { session })).map(recordFromRow);
}

export async function insertTicket(tx: Tx, { ticket, isHeld }: TicketRecord): Promise<void> {
  const { shop, _id: id, session, placedAt } = ticket;
  const status = isHeld ? 'held' : ticket.status;
  await tx.insert('kitchen_tickets', [
    { shop, id, session, status, placed_at: placedAt, doc: toJsonText(ticket) },
  ]);
}

export async function saveTicket(tx: Tx, { ticket, isHeld }: TicketRecord): Promise<void> {
  const { shop, _id: id } = ticket;
  await tx.write(save, { shop, id, status: isHeld ? 'held' : ticket.status, doc: toJsonText(ticket) });
}

/** Deletes a ticket that has no lines left. */
export async function deleteTicket(tx: Tx, { shop, _id: id }: StoredTicket): Promise<void> {
  await tx.write(deleteById, { shop, id });
}

function recordFromRow({ doc, status }: TicketRow): TicketRecord {
  return { ticket: fromJsonText(doc), isHeld: status === 'held' };
}
