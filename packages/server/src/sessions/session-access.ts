import type { Actor } from '../core/index.ts';
import type { StoredSession, Tx } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import { guestOfKey } from './restore-key.ts';

/**
 * Throws `sessionNotFound` unless the caller may read and order into the session: staff of its shop, its member, a
 * phone with one of its restore keys, or, for dine-in, anyone who knows its id from the table's printed code.
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
  const hasAccess =
    restoreKey === undefined
      ? session.type === 'dineIn'
      : (await guestOfKey(read, session._id, restoreKey)) !== undefined;
  if (!hasAccess) throw new CodedError('sessionNotFound');
}
