import { createHmac, hash, randomBytes } from 'node:crypto';
import type { CoreContext } from '../core/index.ts';
import { statement, type Tx } from '../db/index.ts';
import { instantNow } from '../lib/index.ts';

const KEY_BYTES = 16;
/** A key that begins with the time of its bill's id. */
const TIMED_KEY = /^([0-9a-z]{9})[\w-]{22}$/;
/** Characters of a bill's id that tell when it was opened. */
const TIME_DIGITS = 9;
/** Guest number of the phone that opened the bill. */
export const FIRST_GUEST = 1;

const guestByKey = statement<{ hash: string; session: string }>()((q, p) =>
  q.selectFrom('restore_keys').select('guest').where('hash', '=', p.hash).where('session', '=', p.session),
);
const lastGuest = statement<{ shop: string; session: string }>()((q, p) =>
  q
    .selectFrom('restore_keys')
    .select((row) => row.fn.max('guest').as('guest'))
    .where('shop', '=', p.shop)
    .where('session', '=', p.session),
);

/**
 * Derives the restore key of a session from the request that created it, so that a retried request gets the same key:
 * the time of the session, for index locality, then 128 bits.
 */
export function restoreKeyFor(secret: string, session: string, requestId: string): string {
  return timeOf(session) + untimedKeyFor(secret, session, requestId);
}

/** Derives the key of a session as keys were made before they began with a time; opened bills keep theirs. */
export function untimedKeyFor(secret: string, session: string, requestId: string): string {
  return createHmac('sha256', secret)
    .update(`restoreKey:${session}:${requestId.toLowerCase()}`)
    .digest()
    .subarray(0, KEY_BYTES)
    .toString('base64url');
}

/** Returns the derivation of one request's restore keys by session, each worked out once. */
export function restoreKeysOf(secret: string, requestId: string): (session: string) => string {
  const known = new Map<string, string>();
  return (session) => {
    const key = known.get(session) ?? restoreKeyFor(secret, session, requestId);
    known.set(session, key);
    return key;
  };
}

/** Returns a new restore key for a phone that joins a session: the time of the session, then 128 random bits. */
export function newRestoreKey(session: string): string {
  return timeOf(session) + randomBytes(KEY_BYTES).toString('base64url');
}

function timeOf(session: string): string {
  return session.slice(0, TIME_DIGITS);
}

/**
 * Hashes a restore key for storage. The time that a key begins with stays in front, so that keys of one hour stand
 * together in the index: a random key would change another page for each order.
 */
export function hashRestoreKey(key: string): string {
  const [, time = ''] = TIMED_KEY.exec(key) ?? [];
  return time + hash('sha256', key, 'base64url');
}

type SessionRef = { readonly _id: string; readonly shop: string };

/** Returns the key of a bill that an earlier call with this request id opened. */
export async function keyOfRepeat(
  read: Pick<Tx, 'first'>,
  secret: string,
  { session, requestId }: { readonly session: string; readonly requestId: string },
): Promise<string> {
  const key = restoreKeyFor(secret, session, requestId);
  const isStored = (await guestOfKey(read, session, key)) !== undefined;
  return isStored ? key : untimedKeyFor(secret, session, requestId);
}

/** Stores the restore key of the first guest, who opened the bill. */
export async function storeFirstKey(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { _id: session, shop }: SessionRef,
  key: string,
): Promise<void> {
  const row = { hash: hashRestoreKey(key), session, shop, guest: FIRST_GUEST };
  await tx.insert('restore_keys', [{ ...row, created_at: instantNow(clock) }]);
}

/**
 * Stores the restore key of a joining phone and returns its guest number: 1, 2, … in joining order; the key of staff
 * who opened the bill is no guest's. The caller must hold the table's lock, or two phones could get the same number.
 */
export async function storeJoiningKey(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { _id: session, shop, guests = [] }: SessionRef & { readonly guests?: readonly unknown[] | undefined },
  key: string,
): Promise<number> {
  const last = guests.length === 0 ? undefined : await tx.first(lastGuest, { shop, session });
  const guest = Number(last?.guest ?? 0) + FIRST_GUEST;
  const row = { hash: hashRestoreKey(key), session, shop, guest };
  await tx.insert('restore_keys', [{ ...row, created_at: instantNow(clock) }]);
  return guest;
}

const moveTo = statement<{ hash: string; session: string; guest: number }>()((q, p) =>
  q
    .updateTable('restore_keys')
    .set({ guest: p.guest })
    .where('hash', '=', p.hash)
    .where('session', '=', p.session),
);

/** Makes a restore key another guest's of its bill, who goes on with this phone. */
export async function moveRestoreKey(tx: Tx, session: string, key: string, guest: number): Promise<void> {
  await tx.run(moveTo, { hash: hashRestoreKey(key), session, guest });
}

/** Returns the guest number that the restore key was issued for; undefined if it is not a key of this session. */
export async function guestOfKey(
  read: Pick<Tx, 'first'>,
  session: string,
  key: string,
): Promise<number | undefined> {
  const row = await read.first(guestByKey, { hash: hashRestoreKey(key), session });
  return row && Number(row.guest);
}
