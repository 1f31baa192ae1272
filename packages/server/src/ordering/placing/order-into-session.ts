import type { OrderIntoSession, TableSession } from '@comanda/contract';
import { ensureOpen, sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorIn, once, type Workshop } from '../../core/index.ts';
import { fromJsonText, toJsonText } from '../../db/index.ts';
import { ensureBeforeCutoff } from '../../floor/service/index.ts';
import { isHeldFromKitchen } from '../../kitchen/index.ts';
import {
  ensureHolder,
  guestOfKey,
  insertLines,
  lockSession,
  movedStatus,
  presentSession,
  saveSession,
  tellSession,
} from '../../sessions/index.ts';
import { place, sendToKitchen } from './place.ts';

/** The cart into an existing bill, exactly once for a request id. */
export async function orderIntoSession(
  workshop: Workshop,
  call: OrderIntoSession,
  caller: Actor,
): Promise<TableSession> {
  // A phone that scanned its table again repeats its request with another key: it is still the same request.
  const { requestId, restoreKey, ...body } = call;
  const { answer } = await workshop.write((tx, tell) =>
    once(tx, workshop, { actor: caller, requestId, call: 'order', body }, async () => {
      const { session: locked, lines } = await lockSession(tx, call.session);
      const actor = actorIn(locked.shop, caller);
      await ensureHolder(tx, locked, restoreKey, actor);
      movedStatus(locked.status, 'order');
      const shop = shopOf(workshop, locked.shop);
      ensureOpen(workshop, shop, { type: locked.type }, actor);
      ensureBeforeCutoff(workshop, locked, actor);
      const section = sectionFor(workshop, shop, { type: locked.type, current: locked.section }, actor);
      const session = { ...locked, section };
      const { cart, coupons, gifts, tips, remark, total } = call;
      const guest = restoreKey === undefined ? undefined : await guestOfKey(tx, session._id, restoreKey);
      const wish = { shop, cart, coupons, gifts, tips, remark, total, actor, guest };
      const placed = await place(tx, workshop, { session, lines, priced: session }, wish, tell);
      await insertLines(tx, session, placed.added, lines.length);
      // What the kitchen knows of already stays visible, whatever this placement has to wait for.
      const isHeld = placed.isHeld && (await isHeldFromKitchen(tx, session._id));
      await saveSession(tx, placed.record.session, { isHeld });
      const presented = presentSession(placed.record);
      const text = toJsonText(presented);
      tellSession(presented, tell, text);
      await sendToKitchen(tx, placed, tell);
      return text;
    }),
  );
  return fromJsonText<TableSession>(answer);
}
