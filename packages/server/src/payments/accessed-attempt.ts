import type { Actor } from '../core/index.ts';
import type { Reads, StoredAttempt } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import { ensureSessionAccess, readSession } from '../sessions/index.ts';
import { readAttempt } from './attempts/index.ts';

/** A payment attempt with the bill that the caller names, as calls about an attempt carry them. */
type AttemptOfBill = { readonly payment: string; readonly session: string; readonly restoreKey?: string };

/** Reads an attempt for a caller. Throws `notFound` for one of another bill, `sessionNotFound` without access to it. */
export async function accessedAttempt(
  read: Reads,
  { payment, session: id, restoreKey }: AttemptOfBill,
  actor: Actor,
): Promise<StoredAttempt> {
  const attempt = await readAttempt(read, payment);
  if (attempt.session !== id) throw new CodedError('notFound');
  const { session } = await readSession(read, id);
  await ensureSessionAccess(read, session, restoreKey, actor);
  return attempt;
}
