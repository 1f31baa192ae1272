import type { OrderedIntoSession, TableSession } from '@comanda/contract';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { ensureOpen, sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorInShop, type CoreContext, type Requester } from '../../core/index.ts';
import { ensureBeforeCutoff } from '../../floor/service/index.ts';
import { isUnsentToKitchen } from '../../kitchen/index.ts';
import { CodedError } from '../../lib/index.ts';
import {
  ensureGuestAccess,
  ensuringOwnLines,
  guestOfKey,
  insertLines,
  lockSession,
  presentSession,
  publishSession,
  saveSession,
  shopOfSession,
  transitionStatus,
  withQueuedIdempotency,
} from '../../sessions/index.ts';
import { sendDraft } from '../../till/drafts/index.ts';
import { type EnsurePermitted, withPermissions } from '../../till/permissions/index.ts';
import { readStockAhead } from '../stock/index.ts';
import { issueTickets } from './issue-tickets.ts';
import { placeOrder } from './place-order.ts';

/** Places an order on an existing bill; idempotent by request id: a repeat returns the bill as it is now. */
export async function orderIntoSession(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: OrderedIntoSession,
  { actor: caller, address }: Requester,
): Promise<TableSession> {
  if (call.preview !== undefined) throw new CodedError('previewOnly');
  const shop = await shopOfSession(context.read, call.session);
  const { approval, session: entity } = call;
  const approved = { actor: actorInShop(shop, caller), address, approval, entity };
  return withPermissions(context, guards, approved, (ensurePermitted) =>
    orderIntoBill(context, call, { caller, shop, ensurePermitted }),
  );
}

type OrderedBy = {
  readonly caller: Actor;
  readonly shop: string;
  readonly ensurePermitted: EnsurePermitted;
};

async function orderIntoBill(
  context: CoreContext,
  call: OrderedIntoSession,
  { caller, shop: shopId, ensurePermitted }: OrderedBy,
): Promise<TableSession> {
  // The restore key is no part of the request: a phone that scanned its table again retries with another one.
  const { requestId, restoreKey, ...body } = call;
  const placing = { shop: shopId, lines: call.cart, actor: caller };
  return ensuringOwnLines(context, placing, (tx, publish) => {
    const request = { actor: caller, requestId, call: 'order', body, session: call.session };
    const ahead = { stock: readStockAhead(tx, call.cart, shopId) };
    return withQueuedIdempotency(tx, context, request, async () => {
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
      const { cart, coupons, gifts, discounts, tips, remark, allergies, sessionIndex, total } = call;
      const details = { ensurePermitted, discounts, tips, remark, allergies, sessionIndex, guest };
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
      await insertLines(tx, session, placed.added, { from: lines.length, arePlaced: true });
      // A session that the kitchen can see already stays visible, even if this order is held for payment.
      const isHeld = placed.isHeld && (await isUnsentToKitchen(tx, session._id));
      await saveSession(tx, placed.record.session, { isHeld });
      const presented = presentSession(placed.record);
      publishSession(presented, publish);
      await issueTickets(tx, placed, publish);
      return presented;
    });
  });
}
