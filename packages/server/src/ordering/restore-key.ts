import { createHash, createHmac, randomBytes } from 'node:crypto';
import { instantNow } from '../clock.ts';
import type { Tx } from '../db/db.ts';
import { statement } from '../db/statement.ts';
import type { Workshop } from './workshop.ts';

const KEY_BYTES = 16;

const holds = statement<{ hash: string; session: string }>()((q, p) =>
  q.selectFrom('restore_keys').select('hash').where('hash', '=', p.hash).where('session', '=', p.session),
);

/** The key of a session that a request created: derived, so that a repeated request is given the same key again. */
export function restoreKeyFor(secret: string, session: string, requestId: string): string {
  return createHmac('sha256', secret)
    .update(`restoreKey:${session}:${requestId.toLowerCase()}`)
    .digest()
    .subarray(0, KEY_BYTES)
    .toString('base64url');
}

/** A key for a phone that joins a session: 128 random bits. */
export function newRestoreKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** What is stored of a key. */
export function hashOfRestoreKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

export async function storeRestoreKey(
  tx: Tx,
  { clock }: Pick<Workshop, 'clock'>,
  session: { readonly _id: string; readonly shop: string },
  key: string,
): Promise<void> {
  const row = { hash: hashOfRestoreKey(key), session: session._id, shop: session.shop };
  await tx.insert('restore_keys', [{ ...row, created_at: instantNow(clock) }]);
}

/** Whether the key was given for the session. */
export async function isKeyOf(read: Pick<Tx, 'first'>, session: string, key: string): Promise<boolean> {
  return (await read.first(holds, { hash: hashOfRestoreKey(key), session })) !== undefined;
}
