import { type Actor, isTokenFor } from '../core/index.ts';
import type { StoredSession, Tx } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import { guestOfKey } from './restore-key.ts';

type AccessedSession = Pick<StoredSession, '_id' | 'shop' | 'type' | 'user'>;

/**
 * Throws `sessionNotFound` unless the caller may read and order into the session: staff of its shop, its member, a
 * phone with one of its restore keys, or, for dine-in, anyone who knows its id from the table's printed code.
 */
export async function ensureSessionAccess(
  read: Pick<Tx, 'first'>,
  session: AccessedSession,
  restoreKey: string | undefined,
  actor: Actor,
): Promise<void> {
  if (hasAccessWithoutKey(session, actor)) return;
  const guest = restoreKey === undefined ? undefined : await guestOfKey(read, session._id, restoreKey);
  ensureGuestAccess(session, { restoreKey, guest }, actor);
}

/** Throws as `ensureSessionAccess` does, for the `guest` whose restore key came with the call. */
export function ensureGuestAccess(
  session: AccessedSession,
  { restoreKey, guest }: { readonly restoreKey: string | undefined; readonly guest: number | undefined },
  actor: Actor,
): void {
  if (hasAccessWithoutKey(session, actor)) return;
  if (actor.kind === 'integration' && !isTokenFor(actor, session.shop))
    throw new CodedError('sessionNotFound');
  const hasAccess = restoreKey === undefined ? session.type === 'dineIn' : guest !== undefined;
  if (!hasAccess) throw new CodedError('sessionNotFound');
}

function hasAccessWithoutKey({ shop, user }: AccessedSession, actor: Actor): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind === 'staff' && actor.shop === shop) return true;
  return actor.kind === 'member' && actor.user === user;
}
