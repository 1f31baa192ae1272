import type { OrderIntoSession, TableSession } from '@comanda/contract';
import { ensureOpen, sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorInShop, type CoreContext } from '../../core/index.ts';
import { ensureBeforeCutoff } from '../../floor/service/index.ts';
import { isUnsentToKitchen } from '../../kitchen/index.ts';
import {
  ensureGuestAccess,
  guestOfKey,
  insertLines,
  lockSession,
  presentSession,
  publishSession,
  saveSession,
  shopOfSession,
  transitionStatus,
  withSessionIdempotency,
} from '../../sessions/index.ts';
import { sendDraft } from '../../till/drafts/index.ts';
import { readStockAhead } from '../stock/index.ts';
import { issueTicket } from './issue-ticket.ts';
import { placeOrder } from './place-order.ts';

/** Places an order on an existing bill; idempotent by request id: a repeat returns the bill as it is now. */
export async function orderIntoSession(
  context: CoreContext,
  call: OrderIntoSession,
  caller: Actor,
): Promise<TableSession> {
  // The restore key is no part of the request: a phone that scanned its table again retries with another one.
  const { requestId, restoreKey, ...body } = call;
  const shopId = await shopOfSession(context.read, call.session);
  return context.write((tx, publish) => {
    const request = { actor: caller, requestId, call: 'order', body, session: call.session };
    const ahead = { stock: readStockAhead(tx, call.cart, shopId) };
    return withSessionIdempotency(tx, context, request, async () => {
      const [{ session: locked, lines }, guest] = await Promise.all([
        lockSession(tx, call.session, shopId),
        restoreKey === undefined ? undefined : guestOfKey(tx, call.session, restoreKey),
      ]);
      const actor = actorInShop(shopId, caller);
      ensureGuestAccess(locked, { restoreKey, guest }, actor);
      transitionStatus(locked.status, 'order');
      const shop = shopOf(context, shopId);
      ensureOpen(context, shop, { type: locked.type }, actor);
      ensureBeforeCutoff(context, locked, actor);
      const section = sectionFor(context, shop, { type: locked.type, current: locked.section }, actor);
      const session = { ...locked, section };
      const { cart, coupons, gifts, tips, remark, allergies, sessionIndex, total } = call;
      const details = { tips, remark, allergies, sessionIndex, guest };
      const input = {
        shop,
        cart,
        cartField: 'cart' as const,
        coupons,
        gifts,
        total,
        actor,
        ahead,
        ...details,
      };
      const placed = await placeOrder(tx, context, { session, lines, priced: session }, input, publish);
      const sent = { draft: call.draft, lines: cart, shop: shopId, session: session._id };
      await sendDraft(tx, context, sent, { actor, publish });
      await insertLines(tx, session, placed.added, lines.length);
      // A session that the kitchen can see already stays visible, even if this order is held for payment.
      const isHeld = placed.isHeld && (await isUnsentToKitchen(tx, session._id));
      await saveSession(tx, placed.record.session, { isHeld });
      const presented = presentSession(placed.record);
      publishSession(presented, publish);
      await issueTicket(tx, placed, publish);
      return presented;
    });
  }, shopId);
}
