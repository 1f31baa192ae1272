import type { OpenedSession, SessionWithKey, TableSession, TableViewItem } from '@comanda/contract';
import { businessDay, isOpenStatus } from '@comanda/domain';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { ensureOpen, sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorInShop, type CoreContext, isSelfOrder, type Requester } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { servedTable } from '../../floor/codes/index.ts';
import { withGuest } from '../../floor/service/index.ts';
import { unmarkTables } from '../../floor/tables/index.ts';
import { deliveryZoneFor } from '../../fulfilment/delivery/index.ts';
import { validPickupTime } from '../../fulfilment/pickup/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import {
  ensuringOwnLines,
  FIRST_GUEST,
  insertSession,
  keyOfRepeat,
  presentSession,
  publishSession,
  readNumberAhead,
  restoreKeysOf,
  storeFirstKey,
  withQueuedIdempotency,
} from '../../sessions/index.ts';
import { sendDraft } from '../../till/drafts/index.ts';
import { type EnsurePermitted, withPermissions } from '../../till/permissions/index.ts';
import { newSession } from '../bill/index.ts';
import { readStockAhead } from '../stock/index.ts';
import { ensureBilledMember } from './ensure-billed-member.ts';
import { ensureTelephoneOrder } from './ensure-telephone-order.ts';
import { issueTickets } from './issue-tickets.ts';
import { openedAt } from './opened-at.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';
import type { PlaceOrderInput, ReadAhead } from './place-order-input.ts';

/**
 * Opens a bill with its first order; idempotent by request id: a repeat returns the bill as it is now. The restore key is
 * derived from the request, so that repeats return it, too.
 */
export async function createSession(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: OpenedSession,
  { actor, address }: Requester,
): Promise<SessionWithKey> {
  if (call.preview !== undefined) throw new CodedError('previewOnly');
  const { requestId: _id, approval, ...body } = call;
  const approved = { actor: actorInShop(call.shop, actor), address, approval, entity: call.shop };
  return withPermissions(context, guards, approved, (ensurePermitted) =>
    openSession(
      context,
      call,
      actor,
      { call: 'create', body, ensurePermitted },
      async (tx, placed, { publish }) => {
        const presented = presentSession(placed.record);
        publishSession(presented, publish);
        await issueTickets(tx, placed, publish);
        return presented;
      },
    ),
  );
}

/** The call that a bill is opened by, with all that makes a repeat of it the same request. */
type OpeningRequest = {
  readonly call: 'create' | 'sell';
  readonly body: unknown;
  /** Permits what staff do by hand. */
  readonly ensurePermitted: EnsurePermitted;
};
/** The end of a unit of work that opens a bill: publishes the bill, issues its ticket and returns it as presented. */
type FinishOpening = (
  tx: Tx,
  placed: PlacedOrder,
  by: { readonly actor: Actor; readonly publish: Publish },
) => Promise<TableSession>;

/** Stores a bill with its first order in one unit of work, ended by `finish`; as `createSession`. */
export async function openSession(
  context: CoreContext,
  call: OpenedSession,
  caller: Actor,
  { ensurePermitted, ...opening }: OpeningRequest,
  finish: FinishOpening,
): Promise<SessionWithKey> {
  const actor = actorInShop(call.shop, caller);
  const { requestId } = call;
  const keyOf = restoreKeysOf(context.secret, requestId);
  // now, because a unit of work that lacks the menu runs twice
  await context.catalogue.load(call.shop);
  let opened = '';
  const placing = { shop: call.shop, lines: call.products, actor };
  const presented = await ensuringOwnLines(context, placing, (tx, publish) => {
    const _id = newId(context.clock);
    opened = _id;
    const request = { actor, requestId, ...opening, session: _id };
    const ahead = readAhead(tx, context, call);
    return withQueuedIdempotency(tx, context, request, async () => {
      const session = await sessionToOpen(tx, context, call, _id, actor);
      const placed = await placeFirst(
        tx,
        context,
        { call, session, ahead, ensurePermitted },
        { actor, publish },
      );
      const { draft, products: lines, shop } = call;
      await sendDraft(tx, context, { draft, lines, shop, session: _id }, { actor, publish });
      await insertSession(tx, placed.record, placed);
      const { session: stored } = placed.record;
      if (isOpenStatus(stored.status))
        await unmarkTables(tx, context, stored, instantNow(context.clock), publish);
      await storeFirstKey(tx, context, session, keyOf(_id));
      return finish(tx, placed, { actor, publish });
    });
  });
  const session = presented._id;
  const isRepeat = session !== opened;
  const restoreKey = isRepeat
    ? await keyOfRepeat(context.read, context.secret, { session, requestId })
    : keyOf(session);
  return { ...presented, restoreKey, guest: FIRST_GUEST };
}

/** Returns the bill that a call asks for, without lines, if the shop takes such orders now; nothing is stored. */
async function sessionToOpen(
  tx: Tx,
  context: CoreContext,
  call: OpenedSession,
  _id: string,
  actor: Actor,
): Promise<StoredSession> {
  const shop = shopOf(context, call.shop);
  const { type, pickupAt: pickupTime } = call.session;
  if (type === 'dineIn' && isSelfOrder(actor)) throw new CodedError('forbidden');
  ensureTentAllowed(call.session, actor);
  ensureTelephoneOrder(context, shop._id, call.session, actor);
  await ensureBilledMember(tx, context, call.session, actor);
  const zone = deliveryZoneFor(shop, call.session, actor);
  ensureOpen(context, shop, { type, pickupAt: pickupTime }, actor);
  const slots = { shop, type, deliveryMinutes: zone?.minutes };
  const pickupAt = pickupTime && (await validPickupTime(tx, context, slots, pickupTime, actor));
  const section = sectionFor(context, shop, { type, wanted: call.session.section, pickupAt }, actor);
  const table = await servedTable(tx, context, shop, call.session, actor);
  const served = table ? servedAt(table) : await openedAt(tx, context, shop._id, call.session);
  const requested = { ...call.session, _id, section, pickupAt, zoneName: zone?.name, ...served };
  const opened = newSession(context, shop, requested, actor);
  return isSelfOrder(actor) ? { ...opened, guests: withGuest([], FIRST_GUEST) } : opened;
}

/** Throws `badRequest` for a tent with another order type, or from a guest's phone: staff and kiosks hand tents out. */
function ensureTentAllowed({ type, tent }: OpenedSession['session'], { kind }: Actor): void {
  const isPhone = kind === 'guest' || kind === 'member';
  if (tent !== undefined && (type !== 'dineInNoTable' || isPhone))
    throw new CodedError('badRequest', { problems: [{ field: '/session/tent', rule: 'type' }] });
}

/** Places the first order of a new bill. */
async function placeFirst(
  tx: Tx,
  context: CoreContext,
  opened: Pick<PlaceOrderInput, 'ahead' | 'ensurePermitted'> & {
    readonly call: OpenedSession;
    readonly session: StoredSession;
  },
  { actor, publish }: { readonly actor: Actor; readonly publish: Publish },
): Promise<PlacedOrder> {
  const { call, session, ahead, ensurePermitted } = opened;
  const { _id: _ofSession, ...priced } = session;
  const { products: cart, coupons, gifts, discounts, tips, allergies, total } = call;
  const guest = isSelfOrder(actor) ? FIRST_GUEST : undefined;
  const order = { cart, cartField: 'products' as const, coupons, gifts, discounts, tips, allergies, total };
  const input = { shop: shopOf(context, call.shop), ...order, actor, guest, ahead, ensurePermitted };
  return placeOrder(tx, context, { session, lines: [], priced }, input, publish);
}

/** Returns the fields of a session that is served to a table. */
function servedAt({ _id, item, name }: TableViewItem) {
  return { tables: [{ item }], qrCodeViewItem: _id, tableName: name };
}

/** Starts reading what the order needs; without its number if that depends on a pickup time that is not checked yet. */
function readAhead(tx: Tx, { catalogue, clock }: CoreContext, call: OpenedSession): ReadAhead {
  const stock = readStockAhead(tx, call.products, call.shop);
  const shop = catalogue.get('shops', call.shop);
  if (!shop || call.session.pickupAt !== undefined) return { stock };
  return { stock, number: readNumberAhead(tx, shop._id, businessDay(shop, instantNow(clock))) };
}
