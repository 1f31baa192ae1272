import type { Actor } from '../core/index.ts';
import type { StoredSession, Tx } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import { guestOfKey } from './restore-key.ts';

/**
 * Lets through who may read and order into a session: staff of its shop, the member whose bill it is, a phone with
 * its key, or, at a table, whoever knows its id from the table's printed code. To all others it does not exist (`sessionNotFound`).
 */
export async function ensureSessionAccess(
  read: Pick<Tx, 'first'>,
  session: Pick<StoredSession, '_id' | 'shop' | 'type' | 'user'>,
  restoreKey: string | undefined,
  actor: Actor,
): Promise<void> {
  if (actor.kind === 'system') return;
  if (actor.kind === 'staff' && actor.shop === session.shop) return;
  if (actor.kind === 'member' && actor.user === session.user) return;
  const isHeld =
    restoreKey === undefined
      ? session.type === 'dineIn'
      : (await guestOfKey(read, session._id, restoreKey)) !== undefined;
  if (!isHeld) throw new CodedError('sessionNotFound');
}
