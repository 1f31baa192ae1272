import type { CreateSession, HeldTableSession, TableSession } from '@comanda/contract';
import { CodedError } from '../coded-error.ts';
import type { Actor } from '../core.ts';
import { fromJsonText, toJsonText } from '../db/json-text.ts';
import { deliveryFor } from '../delivery/delivery-wish.ts';
import { pickupTimeOf } from '../pickup/pickup-place.ts';
import { actorIn } from './actor-in.ts';
import { ensureOpen, sectionFor, shopOf } from './availability.ts';
import { withGuest } from './bill-guests.ts';
import { newSession } from './new-session.ts';
import { once } from './once.ts';
import { place, sendToKitchen } from './place.ts';
import { presentSession } from './present-session.ts';
import { FIRST_GUEST, restoreKeyFor, storeFirstKey } from './restore-key.ts';
import { isSelfOrder } from './self-order.ts';
import { insertSession } from './session-store.ts';
import { tellSession } from './tell-session.ts';
import type { Workshop } from './workshop.ts';

/** A new bill with its products, exactly once for a request id; the key is derived, so that a replay gives it again. */
export async function createSession(
  workshop: Workshop,
  call: CreateSession,
  caller: Actor,
): Promise<HeldTableSession> {
  const actor = actorIn(call.shop, caller);
  const { requestId, ...body } = call;
  const { answer } = await workshop.write((tx, tell) =>
    once(tx, workshop, { actor, requestId, call: 'create', body }, async () => {
      const shop = shopOf(workshop, call.shop);
      const { type } = call.session;
      if (type === 'dineIn' && isSelfOrder(actor)) throw new CodedError('forbidden');
      const zone = deliveryFor(shop, call.session, actor);
      const { pickupAt: wanted } = call.session;
      ensureOpen(workshop, shop, { type, pickupAt: wanted }, actor);
      const slots = { shop, type, wayMinutes: zone?.minutes };
      const pickupAt = wanted && (await pickupTimeOf(tx, workshop, slots, wanted, actor));
      const section = sectionFor(workshop, shop, { type, wanted: call.session.section, pickupAt }, actor);
      const asked = { ...call.session, section, pickupAt, zoneName: zone?.name };
      const opened = newSession(workshop, shop, asked, actor);
      const session = isSelfOrder(actor) ? { ...opened, guests: withGuest([], FIRST_GUEST) } : opened;
      const { _id: _saved, ...priced } = session;
      const bill = { session, lines: [], priced };
      const { products: cart, coupons, gifts, tips, total } = call;
      const guest = isSelfOrder(actor) ? FIRST_GUEST : undefined;
      const wish = { shop, cart, coupons, gifts, tips, total, actor, guest };
      const placed = await place(tx, workshop, bill, wish, tell);
      await insertSession(tx, placed.record, placed);
      await storeFirstKey(tx, workshop, session, restoreKeyFor(workshop.secret, session._id, requestId));
      const presented = presentSession(placed.record);
      const text = toJsonText(presented);
      tellSession(presented, tell, text);
      await sendToKitchen(tx, placed, tell);
      return text;
    }),
  );
  const session = fromJsonText<TableSession>(answer);
  const restoreKey = restoreKeyFor(workshop.secret, session._id, requestId);
  return { ...session, restoreKey, guest: FIRST_GUEST };
}
