import type { BoardEntry, KitchenTicket, MoveTicket } from '@comanda/contract';
import { businessDay } from '@comanda/domain';
import { shopOf } from '../catalogue/availability/index.ts';
import { type Actor, ensureStaff, type Workshop } from '../core/index.ts';
import {
  type Builder,
  fromJsonText,
  type Listed,
  mentions,
  readList,
  type ShopListQuery,
  type SqlFields,
} from '../db/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { lockSession, presentSession, saveLines, saveSession, tellSession } from '../sessions/index.ts';
import { boardEntry, tellBoard } from './board-entry.ts';
import { followTickets, movedLines } from './follow-tickets.ts';
import { movedTicket } from './move-ticket.ts';
import { readTicket, saveTicket, ticketsOf } from './ticket-store.ts';

export type Kitchen = {
  /** A shop's tickets, oldest first; those that are not taken yet unless the query asks for a `status`. */
  tickets(query: ShopListQuery, actor: Actor): Promise<Listed<KitchenTicket>>;
  move(id: string, call: MoveTicket, actor: Actor): Promise<KitchenTicket>;
  /** The order-ready board; public. */
  board(shop: string): Promise<readonly BoardEntry[]>;
};

const MOST_TICKETS = 1000;
const OPEN = ['waiting', 'preparing', 'ready'] as const;
const TOLD = [...OPEN, 'taken'] as const;
const FIELDS: SqlFields = {
  _id: 'id',
  shop: 'shop',
  session: 'session',
  status: 'status',
  placedAt: 'placed_at',
};
const OLDEST_FIRST = [
  { field: 'placedAt', direction: 1 },
  { field: '_id', direction: 1 },
] as const;

/** What the kitchen makes, and the board that calls it out. */
export function createKitchen(workshop: Workshop): Kitchen {
  return {
    tickets: (query, actor) => findTickets(workshop, query, actor),
    move: (id, call, actor) => moveTicket(workshop, id, call, actor),
    board: (shop) => readBoard(workshop, shop),
  };
}

async function findTickets(
  { read }: Pick<Workshop, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<KitchenTicket>> {
  ensureStaff(actor, query.shop);
  // nobody sees a ticket that is held until the bill is paid
  const statuses = mentions(query.filter, 'status') ? TOLD : OPEN;
  const list = {
    from: (q: Builder) =>
      q
        .selectFrom('kitchen_tickets')
        .where('shop', '=', query.shop)
        .where('status', 'in', [...statuses]),
    fields: FIELDS,
    order: OLDEST_FIRST,
    most: MOST_TICKETS,
  };
  const { total, data } = await readList(read, list, query, (rows) => rows.select('doc'));
  return { total, data: data.map(({ doc }) => fromJsonText(doc)) };
}

async function moveTicket(
  workshop: Workshop,
  id: string,
  call: MoveTicket,
  actor: Actor,
): Promise<KitchenTicket> {
  if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
  const { shop } = actor;
  const known = await readTicket(workshop.read, shop, id);
  return workshop.write(async (tx, tell) => {
    const { session: before, lines } = await lockSession(tx, known.ticket.session);
    const records = await ticketsOf(tx, before._id);
    const record = records.find(({ ticket }) => ticket._id === id);
    if (!record || record.isHeld) throw new CodedError('notFound');
    const now = instantNow(workshop.clock);
    const ticket = movedTicket(record.ticket, call, now);
    await saveTicket(tx, { ticket, isHeld: false });
    const visible = records
      .filter(({ isHeld }) => !isHeld)
      .map((each) => (each === record ? ticket : each.ticket));
    const session = followTickets(before, visible, now);
    const moved = movedLines(lines, ticket);
    await saveLines(tx, session, moved);
    await saveSession(tx, session, { isHeld: false });
    const byId = new Map(moved.map((line) => [line.id, line]));
    tell({ topic: 'kitchenTickets', event: 'patched', shop, id, data: ticket });
    const presented = presentSession({ session, lines: lines.map((line) => byId.get(line.id) ?? line) });
    tellSession(presented, tell);
    tellBoard(session, tell);
    return ticket;
  });
}

async function readBoard(workshop: Workshop, id: string): Promise<readonly BoardEntry[]> {
  const shop = shopOf(workshop, id);
  const rows = await workshop.read.query((q) =>
    q
      .selectFrom('table_sessions')
      .select('doc')
      .where('shop', '=', id)
      .where('business_day', '=', businessDay(shop, instantNow(workshop.clock)))
      .where('tv_status', 'in', [...OPEN])
      .where('type', '!=', 'dineIn')
      .where('status', 'not in', ['void', 'cancelled'])
      .orderBy('created_at'),
  );
  return rows.map(({ doc }) => boardEntry(fromJsonText(doc))).filter((entry) => entry !== undefined);
}
