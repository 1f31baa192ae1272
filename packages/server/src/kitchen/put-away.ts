import type { KitchenTicket, PutAwayTickets, Shop } from '@comanda/contract';
import { businessDayStart, goesByItself, isLeftOver, isServedByNow, type LeftTicket } from '@comanda/domain';
import { type Actor, type CoreContext, staffShop } from '../core/index.ts';
import { instantNow } from '../lib/index.ts';
import { lockSession, presentSession, publishSession, saveLines, saveSession } from '../sessions/index.ts';
import { publishFired } from './board-entry.ts';
import { fireDueCourse } from './fire-lines.ts';
import { isUnsent, linesMovedBy, withTicketProgress } from './ticket-progress.ts';
import { TICKET_COLUMNS, ticketFromRow } from './ticket-row.ts';
import { allTicketsOf, deleteTicket, saveTicket } from './ticket-store.ts';

const OPEN = ['waiting', 'preparing', 'ready'] as const;

type Wanted = (ticket: KitchenTicket) => boolean;

/** Takes what the staff of a shop were asked about: its tickets of former business days (K2.3). */
export async function putAwayTickets(context: CoreContext, actor: Actor): Promise<PutAwayTickets> {
  const shop = context.catalogue.get('shops', staffShop(actor));
  if (shop === undefined) return { tickets: 0 };
  const now = context.clock.now();
  const start = startOf(context, shop);
  return {
    tickets: await takeTickets(context, shop, OPEN, (ticket) => isLeftOver(leftOf(ticket), start, now)),
  };
}

/**
 * Takes what nobody bumped, marked `auto`: food of tables that counts as served by now, and what is left of former
 * business days for half a day. Returns how many tickets.
 */
export async function takeUnbumped(context: CoreContext): Promise<number> {
  const { catalogue, clock } = context;
  let taken = 0;
  for (const shop of catalogue.list('shops')) {
    const now = clock.now();
    const start = startOf(context, shop);
    const isServed = (ticket: KitchenTicket) => isServedByNow(leftOf(ticket), now, shop.servedAfter);
    taken += await takeTickets(context, shop, ['ready'], isServed);
    taken += await takeTickets(context, shop, OPEN, (ticket) => goesByItself(leftOf(ticket), start, now));
  }
  return taken;
}

function startOf({ clock }: Pick<CoreContext, 'clock'>, shop: Shop): number {
  return Date.parse(businessDayStart(shop, instantNow(clock)));
}

/** Returns a ticket as `domain` sees one that may be left lying. */
function leftOf({ type, status, placedAt, readyAt, pickupAt }: KitchenTicket): LeftTicket {
  const moment = (instant: string | undefined) => (instant === undefined ? undefined : Date.parse(instant));
  return {
    type,
    status,
    placedAt: Date.parse(placedAt),
    readyAt: moment(readyAt),
    pickupAt: moment(pickupAt),
  };
}

/** Takes the tickets of a shop that are wanted, one bill after the other. Returns how many. */
async function takeTickets(
  context: CoreContext,
  { _id: shop }: Pick<Shop, '_id'>,
  statuses: readonly KitchenTicket['status'][],
  isWanted: Wanted,
): Promise<number> {
  const rows = await context.read.query((q) =>
    q
      .selectFrom('kitchen_tickets')
      .select(TICKET_COLUMNS)
      .where('shop', '=', shop)
      .where('status', 'in', [...statuses]),
  );
  const found = rows.map(ticketFromRow).filter(isWanted);
  let taken = 0;
  for (const session of new Set(found.map((ticket) => ticket.session)))
    taken += await takeOfBill(context, session, isWanted);
  return taken;
}

/** Takes the tickets of a bill that are wanted still, and what is gone of them (K2.5). Returns how many. */
async function takeOfBill(context: CoreContext, id: string, isWanted: Wanted): Promise<number> {
  return context.write(async (tx, publish) => {
    const { session: before, lines } = await lockSession(tx, id);
    const now = instantNow(context.clock);
    const records = await allTicketsOf(tx, id);
    const isTaken = ({ ticket, isHeld }: (typeof records)[number]) =>
      !isHeld && ticket.status !== 'taken' && isWanted(ticket);
    const after = records.map((record) =>
      isTaken(record) ? { ...record, ticket: taken(record.ticket, now) } : record,
    );
    const changed = after.filter((record) => !records.includes(record));
    let moved = lines;
    for (const record of changed) {
      const { ticket } = record;
      if (ticket.lines.length === 0) await deleteTicket(tx, ticket);
      else await saveTicket(tx, record);
      const of = linesMovedBy(moved, ticket);
      await saveLines(tx, before, of);
      const byId = new Map(of.map((line) => [line.id, line]));
      moved = moved.map((line) => byId.get(line.id) ?? line);
      publish({ topic: 'kitchenTickets', event: 'patched', shop: before.shop, id: ticket._id, data: ticket });
    }
    const left = after.filter(({ ticket }) => ticket.lines.length > 0);
    const visible = left.filter(({ isHeld }) => !isHeld).map(({ ticket }) => ticket);
    const progressed = { session: withTicketProgress(before, visible, now), lines: moved };
    const bill = await fireDueCourse(tx, context, progressed, publish);
    await saveSession(tx, bill.session, { isHeld: bill === progressed && isUnsent(left) });
    publishSession(presentSession(bill), publish);
    if (bill === progressed) publishFired(bill.session, visible, publish);
    return changed.length;
  });
}

function taken(ticket: KitchenTicket, now: string): KitchenTicket {
  const lines = ticket.lines.map((line) => ({ ...line, kitchenStatus: 'taken' as const }));
  const { changes: _changes, ...rest } = ticket;
  return { ...rest, lines, status: 'taken', takenAt: now, auto: true, version: ticket.version + 1 };
}
