import type { JoinSession, SessionWithKey } from '@comanda/contract';
import { type AttemptLimiter, joinKeys } from '../../accounts/attempt-limiter/index.ts';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { isUnsentToKitchen } from '../../kitchen/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import {
  BILL_LIMITS,
  ensureSessionAccess,
  guestOfKey,
  lockSession,
  newRestoreKey,
  presentSession,
  publishGuests,
  readSession,
  type SessionRecord,
  saveSession,
  statusAfter,
  storeJoiningKey,
  transitionStatus,
} from '../../sessions/index.ts';
import { lockTable, seatsOf } from '../tables/index.ts';
import { withGuest } from './bill-guests.ts';

/** Rate limiter for joining bills, by network address. */
export type JoinLimiter = {
  /** Counts one join. Throws `tooManyRequests` with `retryAfter` (s). Staff are exempt. */
  count(actor: Actor): Promise<void>;
};

/** Creates the join limiter of one address; without an address nothing is counted. */
export function createJoinLimiter(
  attemptLimiter: Pick<AttemptLimiter, 'consume'>,
  address: string | undefined,
): JoinLimiter {
  return {
    async count(actor) {
      if (address !== undefined && isSelfOrder(actor)) await attemptLimiter.consume(joinKeys(address));
    },
  };
}

/**
 * Makes a phone that opened the link of a table's bill one of its guests, as if it had scanned the table's code. A
 * phone that already is one keeps its number. Throws `sessionReadOnly` once the bill is finished, `badRequest` if it is
 * not dine-in, `tooManyGuests` with the table's maximum as `most`.
 */
export async function joinSession(
  context: CoreContext,
  { session: id, restoreKey }: JoinSession,
  actor: Actor,
  joinLimiter: JoinLimiter,
): Promise<SessionWithKey> {
  const record = await readSession(context.read, id);
  const { session } = record;
  await ensureSessionAccess(context.read, session, restoreKey, actor);
  transitionStatus(session.status, 'changeGuests');
  const resumed = await sessionForKnownGuest(context.read, record, restoreKey);
  if (resumed !== undefined) return resumed;
  if (session.type !== 'dineIn')
    throw new CodedError('badRequest', { problems: [{ field: '/session', rule: 'dineIn' }] });
  await context.catalogue.load(session.shop);
  ensureRoomForGuest(context, session);
  await joinLimiter.count(actor);
  return context.write(async (tx, publish) => {
    const viewItem = session.qrCodeViewItem ?? session.tables[0]?.item ?? id;
    await lockTable(tx, { shop: session.shop, viewItem });
    const answer = await addGuest(tx, context, id, restoreKey, publish);
    if (answer !== undefined) return answer;
    const { status } = (await readSession(tx, id)).session;
    throw new CodedError('sessionReadOnly', { status });
  });
}

/** Returns the session for a phone whose key already makes it a guest; undefined if the key is not one of the bill's. */
export async function sessionForKnownGuest(
  read: Pick<Tx, 'first'>,
  record: SessionRecord,
  restoreKey: string | undefined,
): Promise<SessionWithKey | undefined> {
  if (restoreKey === undefined) return undefined;
  const guest = await guestOfKey(read, record.session._id, restoreKey);
  return guest === undefined ? undefined : { ...presentSession(record), restoreKey, guest };
}

/** Throws `tooManyGuests` if the bill has reached its limit per seat of the table, or its absolute limit. */
export function ensureRoomForGuest(context: Pick<CoreContext, 'catalogue'>, session: StoredSession): void {
  const max = Math.min(BILL_LIMITS.guestsPerSeat * seatsOf(context, session), BILL_LIMITS.guests);
  if ((session.guests?.length ?? 0) >= max) throw new CodedError('tooManyGuests', { most: max });
}

/**
 * Adds a phone to a bill as its next guest and publishes the guests; a phone with a key of the bill keeps its number.
 * The caller must hold the table's lock. Returns undefined if the bill was finished in the meantime and the phone is not
 * one of its guests. Throws `tooManyGuests`.
 */
export async function addGuest(
  tx: Tx,
  context: CoreContext,
  id: string,
  restoreKey: string | undefined,
  publish: Publish,
): Promise<SessionWithKey | undefined> {
  const { session, lines } = await lockSession(tx, id);
  const resumed = await sessionForKnownGuest(tx, { session, lines }, restoreKey);
  if (resumed !== undefined) return resumed;
  if (statusAfter(session.status, 'changeGuests') === undefined) return undefined;
  ensureRoomForGuest(context, session);
  const key = newRestoreKey(id);
  const guest = await storeJoiningKey(tx, context, session, key);
  const guests = withGuest(session.guests, guest);
  const next = { ...session, guests, updatedAt: instantNow(context.clock) };
  await saveSession(tx, next, { isHeld: await isUnsentToKitchen(tx, id) });
  publishGuests(next, publish);
  return { ...presentSession({ session: next, lines }), restoreKey: key, guest };
}
