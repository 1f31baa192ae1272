import type { CreateSession, SessionWithKey, TableViewItem } from '@comanda/contract';
import { businessDay } from '@comanda/domain';
import { ensureOpen, sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorInShop, type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { servedTable } from '../../floor/codes/index.ts';
import { withGuest } from '../../floor/service/index.ts';
import { deliveryZoneFor } from '../../fulfilment/delivery/index.ts';
import { validPickupTime } from '../../fulfilment/pickup/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import {
  FIRST_GUEST,
  insertSession,
  presentSession,
  publishSession,
  readNumberAhead,
  restoreKeyFor,
  storeFirstKey,
  withSessionIdempotency,
} from '../../sessions/index.ts';
import { newSession } from '../bill/index.ts';
import { readStockAhead } from '../stock/index.ts';
import { issueTicket } from './issue-ticket.ts';
import { placeOrder } from './place-order.ts';
import type { ReadAhead } from './place-order-input.ts';

/**
 * Opens a bill with its first order; idempotent by request id: a repeat returns the bill as it is now. The restore key is
 * derived from the request, so that repeats return it, too.
 */
export async function createSession(
  context: CoreContext,
  call: CreateSession,
  caller: Actor,
): Promise<SessionWithKey> {
  const actor = actorInShop(call.shop, caller);
  const { requestId, ...body } = call;
  const presented = await context.write((tx, publish) => {
    const _id = newId(context.clock);
    const request = { actor, requestId, call: 'create', body, session: _id };
    const ahead = readAhead(tx, context, call);
    return withSessionIdempotency(tx, context, request, async () => {
      const shop = shopOf(context, call.shop);
      const { type } = call.session;
      if (type === 'dineIn' && isSelfOrder(actor)) throw new CodedError('forbidden');
      const zone = deliveryZoneFor(shop, call.session, actor);
      const { pickupAt: pickupTime } = call.session;
      ensureOpen(context, shop, { type, pickupAt: pickupTime }, actor);
      const slots = { shop, type, deliveryMinutes: zone?.minutes };
      const pickupAt = pickupTime && (await validPickupTime(tx, context, slots, pickupTime, actor));
      const section = sectionFor(context, shop, { type, wanted: call.session.section, pickupAt }, actor);
      const table = await servedTable(tx, context, shop, call.session, actor);
      const served = table && servedAt(table);
      const requested = { ...call.session, _id, section, pickupAt, zoneName: zone?.name, ...served };
      const opened = newSession(context, shop, requested, actor);
      const session = isSelfOrder(actor) ? { ...opened, guests: withGuest([], FIRST_GUEST) } : opened;
      const { _id: _ofSession, ...priced } = session;
      const bill = { session, lines: [], priced };
      const { products: cart, coupons, gifts, tips, allergies, total } = call;
      const guest = isSelfOrder(actor) ? FIRST_GUEST : undefined;
      const input = { shop, cart, coupons, gifts, tips, allergies, total, actor, guest, ahead };
      const placed = await placeOrder(tx, context, bill, input, publish);
      await insertSession(tx, placed.record, placed);
      await storeFirstKey(tx, context, session, restoreKeyFor(context.secret, session._id, requestId));
      const presented = presentSession(placed.record);
      publishSession(presented, publish);
      await issueTicket(tx, placed, publish);
      return presented;
    });
  }, call.shop);
  const restoreKey = restoreKeyFor(context.secret, presented._id, requestId);
  return { ...presented, restoreKey, guest: FIRST_GUEST };
}

/** Returns the fields of a session that is served to a table. */
function servedAt({ _id, item, name }: TableViewItem) {
  return { tables: [{ item }], qrCodeViewItem: _id, tableName: name };
}

/** Starts reading what the order needs; without its number if that depends on a pickup time that is not checked yet. */
function readAhead(tx: Tx, { catalogue, clock }: CoreContext, call: CreateSession): ReadAhead {
  const stock = readStockAhead(tx, call.products, call.shop);
  const shop = catalogue.get('shops', call.shop);
  if (!shop || call.session.pickupAt !== undefined) return { stock };
  return { stock, number: readNumberAhead(tx, shop._id, businessDay(shop, instantNow(clock))) };
}
