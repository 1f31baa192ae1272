import type {
  BoardEntry,
  KitchenTicket,
  MoveTicket,
  PutAway,
  PutAwayTickets,
  SeeTicket,
} from '@comanda/contract';
import { businessDay, UNSOLD_STATUSES } from '@comanda/domain';
import { shopOf } from '../catalogue/availability/index.ts';
import { type Actor, type CoreContext, ensureStaff } from '../core/index.ts';
import {
  type Builder,
  type Listed,
  mentions,
  readList,
  type ShopListQuery,
  type SqlFields,
} from '../db/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import {
  lockSession,
  presentSession,
  publishSession,
  SESSION_COLUMNS,
  saveLines,
  saveSession,
  sessionFromRow,
} from '../sessions/index.ts';
import { boardEntry, publishFired } from './board-entry.ts';
import { fireDueCourse } from './fire-lines.ts';
import { ticketAfterMove } from './move-ticket.ts';
import { putAwayTickets, takeUnbumped } from './put-away.ts';
import { seeTicket } from './see-ticket.ts';
import { isUnsent, linesMovedBy, withTicketProgress } from './ticket-progress.ts';
import { TICKET_COLUMNS, ticketFromRow } from './ticket-row.ts';
import { readTicket, saveTicket, ticketsOf } from './ticket-store.ts';

export type Kitchen = {
  /** Lists a shop's tickets, oldest first; open ones only unless the query filters by `status`. */
  tickets(query: ShopListQuery, actor: Actor): Promise<Listed<KitchenTicket>>;
  move(id: string, call: MoveTicket, actor: Actor): Promise<KitchenTicket>;
  /** Takes changes that the kitchen has seen off their ticket. */
  seen(call: SeeTicket, actor: Actor): Promise<KitchenTicket>;
  /** Takes what is left of former business days. */
  putAway(call: PutAway, actor: Actor): Promise<PutAwayTickets>;
  /** Takes what nobody bumped. Resolves with how many tickets. */
  takeUnbumped(): Promise<number>;
  /** Reads a ticket. Throws `notFound`. */
  ticket(shop: string, id: string): Promise<KitchenTicket>;
  /** Returns the entries of the public order-ready board. */
  board(shop: string): Promise<readonly BoardEntry[]>;
};

const MAX_TICKETS = 1000;
const OPEN = ['waiting', 'preparing', 'ready'] as const;
const PUBLISHED = [...OPEN, 'taken'] as const;
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

/** Creates the kitchen's calls: tickets and the order-ready board. */
export function createKitchen(context: CoreContext): Kitchen {
  return {
    tickets: (query, actor) => findTickets(context, query, actor),
    move: (id, call, actor) => moveTicket(context, id, call, actor),
    seen: (call, actor) => seeTicket(context, call, actor),
    putAway: (_call, actor) => putAwayTickets(context, actor),
    takeUnbumped: () => takeUnbumped(context),
    ticket: async (shop, id) => (await readTicket(context.read, shop, id)).ticket,
    board: (shop) => readBoard(context, shop),
  };
}

async function findTickets(
  { read }: Pick<CoreContext, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<KitchenTicket>> {
  ensureStaff(actor, query.shop);
  // tickets held until payment are never listed
  const statuses = mentions(query.filter, 'status') ? PUBLISHED : OPEN;
  const list = {
    from: (q: Builder) =>
      q
        .selectFrom('kitchen_tickets')
        .where('shop', '=', query.shop)
        .where('status', 'in', [...statuses]),
    fields: FIELDS,
    order: OLDEST_FIRST,
    maxRows: MAX_TICKETS,
  };
  const { total, data } = await readList(read, list, query, (rows) => rows.select(TICKET_COLUMNS));
  return { total, data: data.map(ticketFromRow) };
}

async function moveTicket(
  context: CoreContext,
  id: string,
  call: MoveTicket,
  actor: Actor,
): Promise<KitchenTicket> {
  if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
  const { shop } = actor;
  const existing = await readTicket(context.read, shop, id);
  return context.write(async (tx, publish) => {
    const { session: before, lines } = await lockSession(tx, existing.ticket.session);
    const records = await ticketsOf(tx, before._id);
    const record = records.find(({ ticket }) => ticket._id === id);
    if (!record || record.isHeld) throw new CodedError('notFound');
    const now = instantNow(context.clock);
    const ticket = ticketAfterMove(record.ticket, call, now);
    await saveTicket(tx, { ticket, isHeld: false });
    const after = records.map((each) => (each === record ? { ticket, isHeld: false } : each));
    const visible = after.filter(({ isHeld }) => !isHeld).map((each) => each.ticket);
    const moved = linesMovedBy(lines, ticket);
    await saveLines(tx, before, moved);
    publish({ topic: 'kitchenTickets', event: 'patched', shop, id, data: ticket });
    const byId = new Map(moved.map((line) => [line.id, line]));
    const progressed = {
      session: withTicketProgress(before, visible, now),
      lines: lines.map((line) => byId.get(line.id) ?? line),
    };
    const isDone = ticket.status === 'taken';
    const bill = isDone ? await fireDueCourse(tx, context, progressed, publish) : progressed;
    await saveSession(tx, bill.session, { isHeld: bill === progressed && isUnsent(after) });
    publishSession(presentSession(bill), publish);
    // what was fired just now is on the board already
    if (bill === progressed) publishFired(bill.session, visible, publish);
    return ticket;
  });
}

async function readBoard(context: CoreContext, id: string): Promise<readonly BoardEntry[]> {
  const shop = shopOf(context, id);
  const rows = await context.read.query((q) =>
    q
      .selectFrom('table_sessions')
      .select(SESSION_COLUMNS)
      .where('shop', '=', id)
      .where('business_day', '=', businessDay(shop, instantNow(context.clock)))
      .where('tv_status', 'in', [...OPEN])
      .where('type', '!=', 'dineIn')
      .where('status', 'not in', [...UNSOLD_STATUSES]),
  );
  // sorted here: SQLite would read all bills of the shop in this order rather than those of the day
  const oldestFirst = rows.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
  return oldestFirst.map((row) => boardEntry(sessionFromRow(row))).filter((entry) => entry !== undefined);
}
