import type { OrderIntoSession, TableSession } from '@comanda/contract';
import type { Actor } from '../core.ts';
import { fromJsonText, toJsonText } from '../db/json-text.ts';
import { actorIn } from './actor-in.ts';
import { ensureOpen, sectionFor, shopOf } from './availability.ts';
import { isHeldFromKitchen } from './held-from-kitchen.ts';
import { ensureHolder } from './holder.ts';
import { once } from './once.ts';
import { place, sendToKitchen } from './place.ts';
import { presentSession } from './present-session.ts';
import { guestOfKey } from './restore-key.ts';
import { insertLines, lockSession, saveSession } from './session-store.ts';
import { ensureBeforeCutoff } from './table-times.ts';
import { tellSession } from './tell-session.ts';
import { movedStatus } from './transitions.ts';
import type { Workshop } from './workshop.ts';

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
