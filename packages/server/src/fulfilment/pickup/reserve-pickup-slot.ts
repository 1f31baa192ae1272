import type { Shop } from '@comanda/contract';
import { parseInstant, pickupTimes } from '@comanda/domain';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import { type Reads, type StoredSession, statement, type Tx } from '../../db/index.ts';
import { CodedError, instantOf } from '../../lib/index.ts';
import { pickupSlots, type SlotParameters } from './pickup-slots.ts';

type Parts = Pick<CoreContext, 'clock'>;

/** A time that was offered is still taken a little later: somebody has to read and tap first. */
const GRACE_MS = 5 * 60_000;
/** Times that a refusal offers instead. */
const OFFERED = 12;
/** Where nobody counts. */
const ENDLESS = 1_000_000_000;

const take = statement<{ shop: string; at: string; most: number }>()((q, p) =>
  q
    .insertInto('pickup_slots')
    .values({ shop: p.shop, at: p.at, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop', 'at'])
        .doUpdateSet((row) => ({ taken: row('pickup_slots.taken', '+', 1) }))
        .where('pickup_slots.taken', '<', p.most),
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
 * The time that an order is wanted for, as it is stored. Guests choose one of the times on offer, staff any that is
 * to come. Throws `pickupTimeNotAvailable` with the next that are free, `badRequest` for what is no time.
 */
export async function validPickupTime(
  read: Pick<Reads, 'all'>,
  { clock }: Parts,
  question: SlotParameters,
  wanted: string,
  actor: Actor,
): Promise<string> {
  const at = parseInstant(wanted);
  if (at === undefined)
    throw new CodedError('badRequest', { problems: [{ field: '/session/pickupAt', rule: 'value' }] });
  const { shop, type: orderType, wayMinutes } = question;
  const now = clock.now();
  const isOffered = () =>
    pickupTimes({ shop, orderType, now: instantOf(now - GRACE_MS), wayMinutes }).includes(at);
  if (at >= now && (!isSelfOrder(actor) || isOffered())) return instantOf(at);
  throw await notAvailable(read, { clock }, question);
}

/**
 * Takes a place among the orders of a time; whoever else wants one of that time waits for this transaction. Staff
 * may always have one more. Throws `pickupTimeNotAvailable` when it is full.
 */
export async function reservePickupSlot(
  tx: Tx,
  parts: Parts,
  question: SlotParameters,
  at: string,
  actor: Actor,
): Promise<void> {
  const { _id: shop, pickup } = question.shop;
  const most = isSelfOrder(actor) ? (pickup?.perSlot ?? ENDLESS) : ENDLESS;
  const row = await tx.first(take, { shop, at, most });
  if (!row) throw await notAvailable(tx, parts, question);
}

/** The session without its place among the orders of its time, which somebody else may have now. */
export async function releasePickupSlot(tx: Tx, session: StoredSession): Promise<StoredSession> {
  const { pickupPlace: at, ...left } = session;
  if (at === undefined) return session;
  await tx.run(giveBack, { shop: session.shop, at });
  return left;
}

async function notAvailable(
  read: Pick<Reads, 'all'>,
  parts: Parts,
  question: Pick<SlotParameters, 'type' | 'wayMinutes'> & { readonly shop: Shop },
): Promise<CodedError> {
  const slots = await pickupSlots(read, parts, question);
  const free = slots.filter(({ left }) => left !== 0).slice(0, OFFERED);
  return new CodedError('pickupTimeNotAvailable', { slots: free });
}
