import type { Bill, IncomingLine, KitchenTicket, Shop } from '@comanda/contract';
import { instantNow, instantOf } from '../clock.ts';
import { CodedError } from '../coded-error.ts';
import type { Actor } from '../core.ts';
import type { Tx } from '../db/db.ts';
import type { StoredLine, StoredSession } from '../db/stored.ts';
import { tellBoard } from '../kitchen/board-entry.ts';
import { ticketOf } from '../kitchen/ticket.ts';
import { insertTicket } from '../kitchen/ticket-store.ts';
import type { Tell } from '../outbox/outbox.ts';
import { withBill } from './apply-bill.ts';
import { checkCart } from './check-cart.ts';
import { giftLines } from './gift-lines.ts';
import { newId } from './ids.ts';
import { nextOrderNumber } from './order-number.ts';
import { paymentTiming } from './payment-timing.ts';
import { cartLinesOf, placedLines } from './placed-lines.ts';
import { cartShare, type PriceableSession, priceSession } from './price-session.ts';
import type { SessionRecord } from './session-store.ts';
import { takeStock } from './take-stock.ts';
import type { Workshop } from './workshop.ts';

export type Wish = {
  readonly shop: Shop;
  readonly cart: readonly IncomingLine[];
  /** The cart's share as the guest was shown it. */
  readonly total: number;
  readonly actor: Actor;
};
type Placed = {
  readonly record: SessionRecord;
  /** The lines that came new. */
  readonly added: readonly StoredLine[];
  /** What the kitchen gets; nothing when there is nothing to make or hand over. */
  readonly ticket: KitchenTicket | undefined;
  /** Whether the kitchen is kept waiting until the bill is paid. */
  readonly isHeld: boolean;
};

/** A session that lines may be placed into; `session.bill` is that of `lines`. */
type OpenBill = {
  readonly session: StoredSession;
  readonly lines: readonly StoredLine[];
  /** What the engine is to know of the session: a new one is priced for now, not for its start. */
  readonly priced: PriceableSession;
};

/**
 * Places a cart on a bill, inside one unit of work: checks it, prices it, takes the stock and counts the number.
 * The session is the caller's to store, before `sendToKitchen`. Throws `cartInvalid`, `priceChanged` or
 * `outOfStock`, and then nothing of it is there.
 */
export async function place(
  tx: Tx,
  workshop: Workshop,
  { session, lines, priced }: OpenBill,
  { shop, cart, total, actor }: Wish,
  tell: Tell,
): Promise<Placed> {
  const taken = lines.map(({ id }) => id);
  checkCart(workshop, cart, { shop, type: session.type, section: session.section, taken }, actor);
  const { added, bill } = pricedPlacement(workshop, { session, lines, priced }, { shop, cart, actor });
  ensureShownTotal(bill, session.bill, total);
  const question = { shop: shop._id, selfOrder: actor.kind === 'guest' };
  await takeStock(tx, workshop, cartLinesOf(added), question, tell);

  const order = session.placements + 1;
  const now = instantNow(workshop.clock);
  const isHeld = paymentTiming(workshop, shop, session.type) === 'before' && bill.outstanding > 0;
  const next: StoredSession = {
    ...withBill(session, bill),
    placements: order,
    orderNumber: session.orderNumber ?? (await nextOrderNumber(tx, shop._id, session.businessDay)),
    placedTime: session.placedTime ?? now,
    estimatedAt: session.estimatedAt ?? estimateOf(shop, workshop.clock.now()),
    tvStatus: 'waiting',
    readyTime: undefined,
    updatedAt: now,
  };
  const id = newId(workshop.clock);
  const ticket = ticketOf(workshop.catalogue, next, added, { id, order, placedAt: now });
  return { record: { session: next, lines: [...lines, ...added] }, added, ticket, isHeld };
}

/** The cart's lines and what rules give with them, and the bill with both. */
function pricedPlacement(
  workshop: Workshop,
  { session, lines, priced }: OpenBill,
  { shop, cart, actor }: Omit<Wish, 'total'>,
): { readonly added: readonly StoredLine[]; readonly bill: Bill } {
  const { catalogue } = workshop;
  const placement = {
    order: session.placements + 1,
    section: session.section,
    table: session.tables[0]?.item,
    staff: actor.kind === 'staff' ? actor.staff._id : undefined,
  };
  const billOf = (all: readonly StoredLine[]) => priceSession(workshop, shop, priced, cartLinesOf(all));
  const ordered = placedLines(catalogue, cart, placement);
  const bill = billOf([...lines, ...ordered]);
  const gifts = giftLines(bill, catalogue.list('orderDiscounts'), [...lines, ...ordered]);
  if (gifts.length === 0) return { added: ordered, bill };
  const added = [...ordered, ...placedLines(catalogue, gifts, placement)];
  return { added, bill: billOf([...lines, ...added]) };
}

/** Writes the kitchen's ticket of a placement, and shows it unless the bill is to be paid first. */
export async function sendToKitchen(tx: Tx, { record, ticket, isHeld }: Placed, tell: Tell): Promise<void> {
  if (!ticket) return;
  await insertTicket(tx, { ticket, isHeld });
  if (isHeld) return;
  const { _id: id, shop } = ticket;
  tell({ topic: 'kitchenTickets', event: 'created', shop, id, data: ticket });
  tellBoard(record.session, tell);
}

/** The guest pays what was shown, or is asked again: throws `priceChanged` with the whole new bill. */
function ensureShownTotal(bill: Bill, before: Bill, shown: number): void {
  const total = cartShare(bill, before);
  if (total !== shown) throw new CodedError('priceChanged', { quote: bill, total });
}

function estimateOf({ preparationMinutes }: Shop, now: number): string | undefined {
  const minuteMs = 60_000;
  return preparationMinutes === undefined ? undefined : instantOf(now + preparationMinutes * minuteMs);
}
