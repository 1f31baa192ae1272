import type { Allergen, KitchenTicket, SessionDiscount, Shop } from '@comanda/contract';
import { ALLERGENS } from '@comanda/domain';
import { paymentTiming } from '../../catalogue/availability/index.ts';
import { type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { StoredLine, StoredSession, Tx } from '../../db/index.ts';
import { frozenZone } from '../../fulfilment/delivery/index.ts';
import { reservePickupSlot } from '../../fulfilment/pickup/index.ts';
import { wantInvoice } from '../../invoices/wanted/index.ts';
import { buildTickets, withCourses } from '../../kitchen/index.ts';
import { instantNow, newId } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { cancelStaleAttempts } from '../../payments/attempts/index.ts';
import { redeemDiscounts } from '../../promotions/coupons/index.ts';
import { settlePoints } from '../../promotions/points/index.ts';
import { cartLinesOf, nextOrderNumber, type SessionRecord } from '../../sessions/index.ts';
import { closedSession, estimatedTime } from '../bill/index.ts';
import { cartShare, frozenTerms, withBill } from '../pricing/index.ts';
import { takeStock } from '../stock/index.ts';
import { paysLargeFirst } from './large-orders.ts';
import type { OpenBill, PlaceOrderInput } from './place-order-input.ts';
import { auditPlacement } from './placed-by-hand.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';

export type PlacedOrder = {
  readonly record: SessionRecord;
  /** The lines of this order, gifts included. */
  readonly added: readonly StoredLine[];
  /** The kitchen's tickets, one for each course; none if nothing has to be made or handed over. */
  readonly tickets: readonly KitchenTicket[];
  /** True if the tickets are held back until the bill is paid or the order accepted. */
  readonly waitsForDecision: boolean;
  /** True if the kitchen gets nothing to make yet. */
  readonly isHeld: boolean;
};

/**
 * Places an order on a bill within one unit of work: validates and prices it, takes stock, coupons and its pickup slot,
 * and assigns the order number. The caller stores the session, then calls `issueTickets`. Throws as `priceOrder` does,
 * `outOfStock` or `pickupTimeNotAvailable`; the unit of work is then rolled back.
 */
export async function placeOrder(
  tx: Tx,
  context: CoreContext,
  open: OpenBill,
  input: PlaceOrderInput,
  publish: Publish,
): Promise<PlacedOrder> {
  const { shop, actor, ahead } = input;
  const order = await priceOrder(tx, context, open, input);
  const { session, bill } = order;
  await auditPlacement(tx, context, input, order);
  const stockQuery = { shop: shop._id, selfOrder: isSelfOrder(actor), ahead: ahead.stock };
  const stock = await takeStock(tx, context, cartLinesOf(order.added), stockQuery, publish);
  const { type } = session;
  const byCourse = { type, isByStaff: !isSelfOrder(actor), courses: shop.courses };
  const added = withCourses(context.catalogue.menu(shop._id), order.added, byCourse).map((line) => {
    return { ...line, taken: stock.get(line.id) };
  });
  const redeemed = await redeemDiscounts(tx, context, session, order.discounts);
  await reserveSlot(tx, context, order, input);

  const lines = [...open.lines, ...added];
  const paysFirst =
    paysLargeFirst(session, input, cartShare(bill, open.session.bill)) || session.paysFirst === true;
  const isPaidFirst =
    paymentTiming(context, shop, paysFirst ? { ...session, paysFirst } : session) === 'before';
  const isUnpaid = isPaidFirst && bill.outstanding > 0;
  // A bill paid first on which nothing is due has to be closed here: no payment will ever do it.
  const isFree = isPaidFirst && !isUnpaid;
  const billed = billedSession(context, order, redeemed, shop);
  const now = instantNow(context.clock);
  const settled = isFree
    ? await closedSession(tx, context, billed, now, publish)
    : await withoutStaleAttempts(tx, { session: billed, lines }, now, publish);
  const acceptance = acceptanceOf(shop, session);
  const waitsForDecision = isUnpaid || acceptance === 'pending';
  const isFired = isFiredNow(added);
  const placed = await placedSession(tx, context, order, input, { settled, now, isFired });
  const decided = {
    ...placed,
    ...(acceptance !== undefined && { acceptance }),
    ...(paysFirst && { paysFirst }),
  };
  const next = isFree ? await wantInvoice(tx, context, decided) : decided;
  if (isFree) await settlePoints(tx, context, next);
  const tickets = ticketsOf(context, order, input, { session: next, added, placedAt: now });
  const isHeld = waitsForDecision || !isFired;
  return { record: { session: next, lines }, added, tickets, waitsForDecision, isHeld };
}

/** Returns true unless all that the kitchen is to make of an order waits for its course or the staff (K2.4). */
function isFiredNow(added: readonly StoredLine[]): boolean {
  const cooked = added.filter(({ status }) => status !== 'cancel');
  return cooked.length === 0 || cooked.some(({ waitsFor }) => waitsFor === undefined);
}

/** Returns whether staff have to accept the order; undefined where they never do (till T3.8). */
function acceptanceOf(shop: Shop, { acceptance, source, type }: StoredSession): StoredSession['acceptance'] {
  const isOnline = source === 'selfOrder' && type !== 'dineIn';
  return acceptance ?? (shop.acceptOnline === true && isOnline ? 'pending' : undefined);
}

async function reserveSlot(
  tx: Tx,
  context: CoreContext,
  { session, zone }: PricedOrder,
  { shop, actor }: PlaceOrderInput,
): Promise<void> {
  const { pickupAt, type } = session;
  if (session.placements > 0 || pickupAt === undefined) return;
  const slot = { shop, type, deliveryMinutes: zone?.minutes };
  await reservePickupSlot(tx, context, slot, pickupAt, actor);
}

/** Returns the session with its new bill, the redeemed discounts, and the terms frozen with it. */
function billedSession(
  context: CoreContext,
  { session, bill, applied, user, zone }: PricedOrder,
  redeemed: readonly SessionDiscount[],
  shop: Shop,
): StoredSession {
  const frozen = frozenTerms(context, shop, session, applied, user);
  const terms = { ...frozen, zone: frozenZone(zone, bill) };
  return withBill({ ...session, discounts: [...session.discounts, ...redeemed], terms }, bill);
}

/** Cancels counter payments that ask for more than the bill now comes to: a coupon may have reduced it. */
async function withoutStaleAttempts(
  tx: Tx,
  record: SessionRecord,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const { session } = record;
  return session.pendingPayments === undefined ? session : cancelStaleAttempts(tx, record, now, publish);
}

/** Returns the session with the fields that count and time its orders; assigns the order number of the first. */
async function placedSession(
  tx: Tx,
  context: CoreContext,
  { session, zone }: PricedOrder,
  { shop, remark, allergies, ahead }: PlaceOrderInput,
  {
    settled,
    now,
    isFired,
  }: { readonly settled: StoredSession; readonly now: string; readonly isFired: boolean },
): Promise<StoredSession> {
  const { placements, orderNumber, placedTime, pickupAt, estimatedAt } = session;
  const isUnderWay = !isFired && placements > 0 && session.tvStatus !== 'taken';
  const order = placements + 1;
  return {
    ...settled,
    placements: order,
    remarks: withRemark(session, order, remark),
    allergies: withAllergies(session, order, allergies),
    pickupPlace: placements === 0 ? pickupAt : session.pickupPlace,
    orderNumber: orderNumber ?? (await nextOrderNumber(tx, shop._id, session.businessDay, ahead.number)),
    placedTime: placedTime ?? now,
    estimatedAt: isFired
      ? (estimatedAt ?? estimatedTime(shop, session, zone?.minutes, context.clock.now()))
      : estimatedAt,
    tvStatus: isUnderWay ? session.tvStatus : 'waiting',
    readyTime: isUnderWay ? session.readyTime : undefined,
    updatedAt: now,
  };
}

function withRemark({ remarks }: StoredSession, order: number, text: string | undefined) {
  return text === undefined ? remarks : [...(remarks ?? []), { order, text }];
}

function withAllergies({ allergies }: StoredSession, order: number, named: PlaceOrderInput['allergies']) {
  const allergens = listedAllergens(named);
  return allergens === undefined ? allergies : [...(allergies ?? []), { order, allergens }];
}

/** Returns the named allergens once each, in the order of the list; undefined without any. */
function listedAllergens(named: readonly Allergen[] = []): Allergen[] | undefined {
  return named.length === 0 ? undefined : ALLERGENS.filter((allergen) => named.includes(allergen));
}

/** Builds the order's tickets; those of the first also carry the remark made when the bill was opened. */
function ticketsOf(
  { catalogue, clock }: CoreContext,
  { session: before }: PricedOrder,
  input: PlaceOrderInput,
  placed: {
    readonly session: StoredSession;
    readonly added: readonly StoredLine[];
    readonly placedAt: string;
  },
): readonly KitchenTicket[] {
  const { session, added, placedAt } = placed;
  const isFirst = before.placements === 0;
  const remark = [isFirst && before.remark, input.remark].filter(Boolean).join(' · ') || undefined;
  const allergies = listedAllergens(input.allergies);
  const placement = { nextId: () => newId(clock), order: session.placements, placedAt, remark, allergies };
  return buildTickets(catalogue, session, added, placement);
}
