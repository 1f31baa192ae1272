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

/** Counts who becomes a guest of a bill, by the address that they come from. */
export type JoinLimiter = {
  /** Throws `tooManyRequests` with `retryAfter` (s). Staff are not counted. */
  count(actor: Actor): Promise<void>;
};

/** Returns what counts the joins of one address; without an address nothing is counted. */
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
 * A phone that came by the address of a table's bill becomes a guest of it, as if it had scanned the table's code.
 * Throws `sessionReadOnly` once the bill is finished, `badRequest` where nobody sits at a table, `tooManyGuests` with
 * the `most` that the table may have.
 */
export async function joinSession(
  context: CoreContext,
  { session: id, restoreKey }: JoinSession,
  actor: Actor,
  joins: JoinLimiter,
): Promise<SessionWithKey> {
  const record = await readSession(context.read, id);
  const { session } = record;
  await ensureSessionAccess(context.read, session, restoreKey, actor);
  transitionStatus(session.status, 'changeGuests');
  const known = await sessionForKnownGuest(context.read, record, restoreKey);
  if (known !== undefined) return known;
  if (session.type !== 'dineIn')
    throw new CodedError('badRequest', { problems: [{ field: '/session', rule: 'dineIn' }] });
  ensureRoomForGuest(context, session);
  await joins.count(actor);
  return context.write(async (tx, publish) => {
    const viewItem = session.qrCodeViewItem ?? session.tables[0]?.item ?? id;
    await lockTable(tx, { shop: session.shop, viewItem });
    const answer = await joined(tx, context, id, restoreKey, publish);
    if (answer !== undefined) return answer;
    const { status } = (await readSession(tx, id)).session;
    throw new CodedError('sessionReadOnly', { status });
  });
}

/** Returns the bill for the guest that a phone with this key already is; undefined where it is none of the bill's. */
export async function sessionForKnownGuest(
  read: Pick<Tx, 'first'>,
  record: SessionRecord,
  restoreKey: string | undefined,
): Promise<SessionWithKey | undefined> {
  if (restoreKey === undefined) return undefined;
  const guest = await guestOfKey(read, record.session._id, restoreKey);
  return guest === undefined ? undefined : { ...presentSession(record), restoreKey, guest };
}

/** Throws `tooManyGuests` where a bill has three guests for each seat of its table, or fifty. */
export function ensureRoomForGuest(context: Pick<CoreContext, 'catalogue'>, session: StoredSession): void {
  const most = Math.min(BILL_LIMITS.guestsPerSeat * seatsOf(context, session), BILL_LIMITS.guests);
  if ((session.guests?.length ?? 0) >= most) throw new CodedError('tooManyGuests', { most });
}

/**
 * A phone at a table: with its key the guest it was, else the next one, which everybody at the table is told. The
 * caller has taken the table's turn. Returns undefined for a phone that is no guest yet when the bill was finished in
 * the meantime; throws as `joinSession` does otherwise.
 */
export async function joined(
  tx: Tx,
  context: CoreContext,
  id: string,
  restoreKey: string | undefined,
  publish: Publish,
): Promise<SessionWithKey | undefined> {
  const { session, lines } = await lockSession(tx, id);
  const known = await sessionForKnownGuest(tx, { session, lines }, restoreKey);
  if (known !== undefined) return known;
  if (statusAfter(session.status, 'changeGuests') === undefined) return undefined;
  ensureRoomForGuest(context, session);
  const key = newRestoreKey();
  const guest = await storeJoiningKey(tx, context, session, key);
  const guests = withGuest(session.guests, guest);
  const next = { ...session, guests, updatedAt: instantNow(context.clock) };
  await saveSession(tx, next, { isHeld: await isUnsentToKitchen(tx, id) });
  publishGuests(next, publish);
  return { ...presentSession({ session: next, lines }), restoreKey: key, guest };
}
