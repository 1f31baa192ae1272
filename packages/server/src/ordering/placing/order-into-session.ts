import type { OrderIntoSession, TableSession } from '@comanda/contract';
import { ensureOpen, sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorInShop, type CoreContext, withIdempotency } from '../../core/index.ts';
import { fromJsonText, toJsonText } from '../../db/index.ts';
import { ensureBeforeCutoff } from '../../floor/service/index.ts';
import { isUnsentToKitchen } from '../../kitchen/index.ts';
import {
  ensureSessionAccess,
  guestOfKey,
  insertLines,
  lockSession,
  presentSession,
  publishSession,
  saveSession,
  transitionStatus,
} from '../../sessions/index.ts';
import { issueTicket } from './issue-ticket.ts';
import { placeOrder } from './place-order.ts';

/** Places an order on an existing bill; idempotent by request id. */
export async function orderIntoSession(
  context: CoreContext,
  call: OrderIntoSession,
  caller: Actor,
): Promise<TableSession> {
  // The restore key is no part of the request: a phone that scanned its table again retries with another one.
  const { requestId, restoreKey, ...body } = call;
  const { answer } = await context.write((tx, publish) =>
    withIdempotency(tx, context, { actor: caller, requestId, call: 'order', body }, async () => {
      const { session: locked, lines } = await lockSession(tx, call.session);
      const actor = actorInShop(locked.shop, caller);
      await ensureSessionAccess(tx, locked, restoreKey, actor);
      transitionStatus(locked.status, 'order');
      const shop = shopOf(context, locked.shop);
      ensureOpen(context, shop, { type: locked.type }, actor);
      ensureBeforeCutoff(context, locked, actor);
      const section = sectionFor(context, shop, { type: locked.type, current: locked.section }, actor);
      const session = { ...locked, section };
      const { cart, coupons, gifts, tips, remark, allergies, sessionIndex, total } = call;
      const guest = restoreKey === undefined ? undefined : await guestOfKey(tx, session._id, restoreKey);
      const details = { tips, remark, allergies, sessionIndex, guest };
      const input = { shop, cart, coupons, gifts, total, actor, ...details };
      const placed = await placeOrder(tx, context, { session, lines, priced: session }, input, publish);
      await insertLines(tx, session, placed.added, lines.length);
      // A session that the kitchen can see already stays visible, even if this order is held for payment.
      const isHeld = placed.isHeld && (await isUnsentToKitchen(tx, session._id));
      await saveSession(tx, placed.record.session, { isHeld });
      const presented = presentSession(placed.record);
      const text = toJsonText(presented);
      publishSession(presented, publish, text);
      await issueTicket(tx, placed, publish);
      return text;
    }),
  );
  return fromJsonText<TableSession>(answer);
}
