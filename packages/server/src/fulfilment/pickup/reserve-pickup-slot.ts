import type { Shop } from '@comanda/contract';
import { MINUTE_MS, parseInstant, pickupTimes } from '@comanda/domain';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import { type Reads, type StoredSession, statement, type Tx } from '../../db/index.ts';
import { CodedError, instantOf } from '../../lib/index.ts';
import { pickupSlots, type SlotParameters } from './pickup-slots.ts';

type Parts = Pick<CoreContext, 'clock'>;

/** Grace period during which a slot that was offered is still accepted, so that guests have time to confirm. */
const GRACE_MS = 5 * MINUTE_MS;
/** Number of alternative slots sent with a refusal. */
const MAX_SUGGESTIONS = 12;
/** Capacity of a slot where the shop sets no limit. */
const UNLIMITED = 1_000_000_000;

const take = statement<{ shop: string; at: string; max: number }>()((q, p) =>
  q
    .insertInto('pickup_slots')
    .values({ shop: p.shop, at: p.at, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop', 'at'])
        .doUpdateSet((row) => ({ taken: row('pickup_slots.taken', '+', 1) }))
        .where('pickup_slots.taken', '<', p.max),
    )
    .returning('taken'),
);
const giveBack = statement<{ shop: string; at: string }>()((q, p) =>
  q
    .updateTable('pickup_slots')
    .set((row) => ({ taken: row('taken', '-', 1) }))
    .where('shop', '=', p.shop)
    .where('at', '=', p.at)
    .where('taken', '>', 0),
);

/**
 * Validates the requested pickup time and returns it as stored. Guests choose from the slots on offer, staff any
 * future time. Throws `pickupTimeNotAvailable` with the next free slots, `badRequest` for an invalid instant.
 */
export async function validPickupTime(
  read: Pick<Reads, 'all'>,
  { clock }: Parts,
  slot: SlotParameters,
  requested: string,
  actor: Actor,
): Promise<string> {
  const at = parseInstant(requested);
  if (at === undefined)
    throw new CodedError('badRequest', { problems: [{ field: '/session/pickupAt', rule: 'value' }] });
  const { shop, type: orderType, deliveryMinutes: travelMinutes } = slot;
  const now = clock.now();
  const isOffered = () =>
    pickupTimes({ shop, orderType, now: instantOf(now - GRACE_MS), travelMinutes }).includes(at);
  if (at >= now && (!isSelfOrder(actor) || isOffered())) return instantOf(at);
  throw await notAvailable(read, { clock }, slot);
}

/**
 * Takes one place in a pickup slot and locks the slot until the end of the transaction. Staff may exceed its
 * capacity. Throws `pickupTimeNotAvailable` if it is full.
 */
export async function reservePickupSlot(
  tx: Tx,
  parts: Parts,
  slot: SlotParameters,
  at: string,
  actor: Actor,
): Promise<void> {
  const { _id: shop, pickup } = slot.shop;
  const max = isSelfOrder(actor) ? (pickup?.perSlot ?? UNLIMITED) : UNLIMITED;
  const row = await tx.first(take, { shop, at, max });
  if (!row) throw await notAvailable(tx, parts, slot);
}

/** Gives the session's place in its pickup slot back, and returns the session without it. */
export async function releasePickupSlot(tx: Tx, session: StoredSession): Promise<StoredSession> {
  const { pickupPlace: at, ...rest } = session;
  if (at === undefined) return session;
  await tx.run(giveBack, { shop: session.shop, at });
  return rest;
}

async function notAvailable(
  read: Pick<Reads, 'all'>,
  parts: Parts,
  slot: Pick<SlotParameters, 'type' | 'deliveryMinutes'> & { readonly shop: Shop },
): Promise<CodedError> {
  const slots = await pickupSlots(read, parts, slot);
  const free = slots.filter(({ left }) => left !== 0).slice(0, MAX_SUGGESTIONS);
  return new CodedError('pickupTimeNotAvailable', { slots: free });
}
