import type { HeldTableSession, JoinSession } from '@comanda/contract';
import { instantNow } from '../clock.ts';
import { CodedError } from '../coded-error.ts';
import type { Actor } from '../core.ts';
import type { Tx } from '../db/db.ts';
import type { Tell } from '../outbox/outbox.ts';
import { withGuest } from './bill-guests.ts';
import { ensureHolder } from './holder.ts';
import { presentSession } from './present-session.ts';
import { guestOfKey, newRestoreKey, storeJoiningKey } from './restore-key.ts';
import { lockSession, readSession, type SessionRecord } from './session-store.ts';
import { storeSession } from './store-session.ts';
import { takeTableTurn } from './table-turn.ts';
import { movedStatus, statusAfter } from './transitions.ts';
import type { Workshop } from './workshop.ts';

/**
 * A phone that came by the address of a table's bill becomes a guest of it, as if it had scanned the table's code.
 * Throws `sessionReadOnly` once the bill is finished, `badRequest` where nobody sits at a table.
 */
export async function joinSession(
  workshop: Workshop,
  { session: id, restoreKey }: JoinSession,
  actor: Actor,
): Promise<HeldTableSession> {
  return workshop.write(async (tx, tell) => {
    const record = await readSession(tx, id);
    const { session } = record;
    await ensureHolder(tx, session, restoreKey, actor);
    movedStatus(session.status, 'changeGuests');
    const isKnown = restoreKey !== undefined && (await guestOfKey(tx, id, restoreKey)) !== undefined;
    if (session.type !== 'dineIn' && !isKnown)
      throw new CodedError('badRequest', { problems: [{ field: '/session', rule: 'dineIn' }] });
    const viewItem = session.qrCodeViewItem ?? session.tables[0]?.item ?? id;
    await takeTableTurn(tx, { shop: session.shop, viewItem });
    const held = await joined(tx, workshop, record, restoreKey, tell);
    if (held !== undefined) return held;
    const { status } = (await readSession(tx, id)).session;
    throw new CodedError('sessionReadOnly', { status });
  });
}

/**
 * A phone at a table: with its key the guest it was, else the next one, which everybody at the table sees. The
 * caller has taken the table's turn. Undefined when the bill was finished since it was read, for none but those who
 * hold it already.
 */
export async function joined(
  tx: Tx,
  workshop: Workshop,
  record: SessionRecord,
  restoreKey: string | undefined,
  tell: Tell,
): Promise<HeldTableSession | undefined> {
  const { _id: id } = record.session;
  const known = restoreKey === undefined ? undefined : await guestOfKey(tx, id, restoreKey);
  if (restoreKey !== undefined && known !== undefined)
    return { ...presentSession(record), restoreKey, guest: known };
  const { session, lines } = await lockSession(tx, id);
  if (statusAfter(session.status, 'changeGuests') === undefined) return undefined;
  const key = newRestoreKey();
  const guest = await storeJoiningKey(tx, workshop, session, key);
  const guests = withGuest(session.guests, guest);
  const next = { ...session, guests, updatedAt: instantNow(workshop.clock) };
  return { ...(await storeSession(tx, { session: next, lines }, tell)), restoreKey: key, guest };
}
