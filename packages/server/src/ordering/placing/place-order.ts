import type {
  Bill,
  DeliveryZone,
  IncomingLine,
  KitchenTicket,
  SessionDiscount,
  Shop,
} from '@comanda/contract';
import { paymentTiming } from '../../catalogue/availability/index.ts';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { StoredLine, StoredSession, Tx } from '../../db/index.ts';
import { ensureZoneMinTotal, frozenZone, zoneOf } from '../../fulfilment/delivery/index.ts';
import { reservePickupSlot } from '../../fulfilment/pickup/index.ts';
import { buildTicket, insertTicket, publishBoard, releaseTickets } from '../../kitchen/index.ts';
import { CodedError, instantNow, instantOf, newId } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { cancelStaleAttempts } from '../../payments/attempts/index.ts';
import { type CouponInput, offeredDiscounts, redeemDiscounts } from '../../promotions/coupons/index.ts';
import { billedUser } from '../../promotions/levels/index.ts';
import { settlePoints } from '../../promotions/points/index.ts';
import {
  cartLinesOf,
  ensureRoomForOrder,
  nextOrderNumber,
  type SessionRecord,
} from '../../sessions/index.ts';
import { closed, ensureNoChangeDue } from '../bill/index.ts';
import { checkLimits } from '../limits/index.ts';
import {
  cartShare,
  ensureTipsWithinSubtotal,
  frozenTerms,
  type PriceableSession,
  type PricedPlacement,
  pricePlacement,
  validTips,
  withBill,
} from '../pricing/index.ts';
import { takeStock } from '../stock/index.ts';
import { checkCart } from './check-cart.ts';

export type Wish = CouponInput & {
  readonly shop: Shop;
  readonly cart: readonly IncomingLine[];
  /** What it adds to the bill's tips. */
  readonly tips?: number;
  /** For the kitchen, about this placement. */
  readonly remark?: string;
  /** The cart's share as the guest was shown it. */
  readonly total: number;
  readonly actor: Actor;
  /** Which of the bill's phones it comes from. */
  readonly guest?: number;
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
 * Places a cart on a bill, inside one unit of work: checks it, prices it, takes the stock and the coupons, and
 * counts the number. The session is the caller's to store, before `sendToKitchen`. Throws `cartInvalid`,
 * `billFull`, `exceedOrderLimit`, a coupon error, `wouldOverpay`, `priceChanged` or `outOfStock`, and then nothing of it
 * is there.
 */
export async function place(
  tx: Tx,
  context: CoreContext,
  open: OpenBill,
  wish: Wish,
  publish: Publish,
): Promise<Placed> {
  const { shop, cart, actor } = wish;
  const { lines } = open;
  const tips = open.session.tips + validTips(shop, wish.tips);
  const session = { ...open.session, tips };
  const taken = lines.map(({ id }) => id);
  ensureRoomForOrder(open, cart);
  checkCart(context, cart, { shop, type: session.type, section: session.section, taken }, actor);
  await checkLimits(tx, context, { shop, session, placed: cartLinesOf(lines), cart }, actor);
  const user = await billedUser(tx, context, session);
  const tipped = { session, lines, priced: { ...open.priced, tips, billedUser: user } };
  const { added: fresh, bill, applied, brought } = await pricedPlacement(tx, context, tipped, wish);
  ensureRoomForOrder(open, fresh);
  ensureTipsWithinSubtotal(bill, wish.tips);
  ensureNoChangeDue(session.bill, bill);
  const zone = session.terms?.zone ?? zoneOf(shop, session);
  const isFirst = session.placements === 0;
  if (isFirst) ensureZoneMinTotal(zone, bill, actor);
  const question = { shop: shop._id, selfOrder: isSelfOrder(actor) };
  const stock = await takeStock(tx, context, cartLinesOf(fresh), question, publish);
  const added = fresh.map((line) => ({ ...line, taken: stock.get(line.id) }));
  const redeemed = await redeemDiscounts(tx, context, session, brought);
  const { pickupAt } = session;
  const pickupPlace = isFirst ? pickupAt : session.pickupPlace;
  const slot = { shop, type: session.type, deliveryMinutes: zone?.minutes };
  if (isFirst && pickupAt !== undefined) await reservePickupSlot(tx, context, slot, pickupAt, actor);

  const order = session.placements + 1;
  const now = instantNow(context.clock);
  const isPaidFirst = paymentTiming(context, shop, session.type) === 'before';
  const isHeld = isPaidFirst && bill.outstanding > 0;
  // Nobody will pay for it, so nobody would ever send it to the kitchen.
  const isFree = isPaidFirst && !isHeld;
  const kept = frozenTerms(context, shop, session, applied, user);
  const terms = { ...kept, zone: frozenZone(zone, bill) };
  const billed = withBill({ ...session, discounts: [...session.discounts, ...redeemed], terms }, bill);
  const placedLines = [...lines, ...added];
  const priced = isFree
    ? await closed(tx, billed, now, publish)
    : await stillWanted(tx, { session: billed, lines: placedLines }, now, publish);
  const next: StoredSession = {
    ...priced,
    placements: order,
    remarks: withRemark(session, order, wish.remark),
    pickupPlace,
    orderNumber: session.orderNumber ?? (await nextOrderNumber(tx, shop._id, session.businessDay)),
    placedTime: session.placedTime ?? now,
    estimatedAt: session.estimatedAt ?? estimateOf(shop, session, zone, context.clock.now()),
    tvStatus: 'waiting',
    readyTime: undefined,
    updatedAt: now,
  };
  if (isFree) await settlePoints(tx, context, next);
  const id = newId(context.clock);
  const remark = [isFirst && session.remark, wish.remark].filter(Boolean).join(' · ') || undefined;
  const ticket = buildTicket(context.catalogue, next, added, { id, order, placedAt: now, remark });
  return { record: { session: next, lines: placedLines }, added, ticket, isHeld };
}

/** The bill without the counter payments that ask for more than it comes to now: a coupon may have made it less. */
async function stillWanted(
  tx: Tx,
  record: SessionRecord,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const { session } = record;
  return session.pendingPayments === undefined ? session : cancelStaleAttempts(tx, record, now, publish);
}

function withRemark({ remarks }: StoredSession, order: number, text: string | undefined) {
  return text === undefined ? remarks : [...(remarks ?? []), { order, text }];
}

/** The cart and its coupons on the bill; a coupon that has no effect is not used up. */
async function pricedPlacement(
  tx: Tx,
  context: CoreContext,
  { session, lines, priced }: OpenBill,
  { shop, cart, coupons, gifts, total, actor, guest }: Wish,
): Promise<PricedPlacement & { readonly brought: readonly SessionDiscount[] }> {
  const placement = {
    order: session.placements + 1,
    section: session.section,
    table: session.tables[0]?.item,
    staff: actor.kind === 'staff' ? actor.staff._id : undefined,
    guest,
  };
  const price = (brought: readonly SessionDiscount[]) => {
    const carrying = { ...priced, discounts: [...session.discounts, ...brought] };
    const selfOrder = isSelfOrder(actor);
    return pricePlacement(context, { shop, session: carrying, lines, cart, placement, selfOrder });
  };
  const offered = await offeredDiscounts(tx, context, { coupons, gifts }, { bill: session, shop });
  const placed = price(offered);
  ensureShownTotal(placed.bill, session.bill, total);
  const applied = new Set<string | undefined>(placed.applied.map(({ _id }) => _id));
  const brought = offered.filter(({ rule }) => applied.has(rule));
  return brought.length === offered.length ? { ...placed, brought } : { ...price(brought), brought };
}

/** Writes the kitchen's ticket of a placement, and shows it unless the bill is to be paid first. */
export async function issueTicket(
  tx: Tx,
  { record, ticket, isHeld }: Placed,
  publish: Publish,
): Promise<void> {
  const { paidTime } = record.session;
  if (paidTime !== undefined) await releaseTickets(tx, record.session, paidTime, publish);
  if (!ticket) return;
  await insertTicket(tx, { ticket, isHeld });
  if (isHeld) return;
  const { _id: id, shop } = ticket;
  publish({ topic: 'kitchenTickets', event: 'created', shop, id, data: ticket });
  publishBoard(record.session, publish);
}

/** The guest pays what was shown, or is asked again: throws `priceChanged` with the whole new bill. */
function ensureShownTotal(bill: Bill, before: Bill, shown: number): void {
  const total = cartShare(bill, before);
  if (total !== shown) throw new CodedError('priceChanged', { quote: bill, total });
}

/** When it is ready, or at the door: not before the time that it is wanted for. */
function estimateOf(
  { preparationMinutes }: Shop,
  { pickupAt }: Pick<StoredSession, 'pickupAt'>,
  zone: DeliveryZone | undefined,
  now: number,
): string | undefined {
  if (preparationMinutes === undefined) return pickupAt;
  const minuteMs = 60_000;
  const soonest = instantOf(now + (preparationMinutes + (zone?.minutes ?? 0)) * minuteMs);
  return pickupAt !== undefined && pickupAt > soonest ? pickupAt : soonest;
}
