import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { CoreContext } from '../core/index.ts';
import { statement, type Tx } from '../db/index.ts';
import { instantNow } from '../lib/index.ts';

const KEY_BYTES = 16;
/** The number of whoever opened a bill. */
export const FIRST_GUEST = 1;

const holderOf = statement<{ hash: string; session: string }>()((q, p) =>
  q.selectFrom('restore_keys').select('guest').where('hash', '=', p.hash).where('session', '=', p.session),
);
const lastGuest = statement<{ shop: string; session: string }>()((q, p) =>
  q
    .selectFrom('restore_keys')
    .select((row) => row.fn.max('guest').as('guest'))
    .where('shop', '=', p.shop)
    .where('session', '=', p.session),
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
export function hashRestoreKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

type Bill = { readonly _id: string; readonly shop: string };

/** Stores the key of whoever opened a bill: its first guest. */
export async function storeFirstKey(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { _id: session, shop }: Bill,
  key: string,
): Promise<void> {
  const row = { hash: hashRestoreKey(key), session, shop, guest: FIRST_GUEST };
  await tx.insert('restore_keys', [{ ...row, created_at: instantNow(clock) }]);
}

/**
 * Stores the key of a phone that joins a bill, and gives its number there: 1, 2, … as they join. Phones that join
 * one table at once have to take turns.
 */
export async function storeJoiningKey(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { _id: session, shop }: Bill,
  key: string,
): Promise<number> {
  const last = await tx.first(lastGuest, { shop, session });
  const guest = Number(last?.guest ?? 0) + 1;
  const row = { hash: hashRestoreKey(key), session, shop, guest };
  await tx.insert('restore_keys', [{ ...row, created_at: instantNow(clock) }]);
  return guest;
}

/** Which guest of the session the key was given to; undefined when it was not given for it. */
export async function guestOfKey(
  read: Pick<Tx, 'first'>,
  session: string,
  key: string,
): Promise<number | undefined> {
  const row = await read.first(holderOf, { hash: hashRestoreKey(key), session });
  return row && Number(row.guest);
}
