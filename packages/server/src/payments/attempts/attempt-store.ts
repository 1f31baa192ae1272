import type { PaymentAttempt } from '@comanda/contract';
import {
  fromJsonText,
  type Reads,
  type StoredAttempt,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { lockSession, type SessionRecord } from '../../sessions/index.ts';

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('payment_attempts').select('doc').where('id', '=', p.id),
);
const bySession = statement<{ session: string }>()((q, p) =>
  q.selectFrom('payment_attempts').select('doc').where('session', '=', p.session),
);
const byBankRef = statement<{ shop: string; bankRef: string; id: string }>()((q, p) =>
  q
    .selectFrom('payment_attempts')
    .select('id')
    .where('shop', '=', p.shop)
    .where('bank_ref', '=', p.bankRef)
    .where('id', '<>', p.id)
    .limit(1),
);
const overdue = statement<{ id: string; now: string }>()((q, p) =>
  q.selectFrom('payment_attempts').select('id').where('id', '=', p.id).where('expires_at', '<=', p.now),
);
const save = statement<{
  shop: string;
  id: string;
  status: string;
  bankRef: string | null;
  doc: string;
}>()((q, p) =>
  q
    .updateTable('payment_attempts')
    .set({ status: p.status, expires_at: null, bank_ref: p.bankRef, doc: p.doc })
    .where('shop', '=', p.shop)
    .where('id', '=', p.id),
);

const saveIfCreated = statement<{
  shop: string;
  id: string;
  status: string;
  expiresAt: string | null;
  doc: string;
}>()((q, p) =>
  q
    .updateTable('payment_attempts')
    .set({ status: p.status, expires_at: p.expiresAt, doc: p.doc })
    .where('shop', '=', p.shop)
    .where('id', '=', p.id)
    .where('status', '=', 'created'),
);

/** Reads an attempt. Throws `notFound`. */
export async function readAttempt(read: Reads, id: string): Promise<StoredAttempt> {
  const row = await read.first(byId, { id });
  if (!row) throw new CodedError('notFound');
  return fromJsonText(row.doc);
}

/** An attempt and its session, both read while the session is locked. */
export type LockedAttempt = { readonly attempt: StoredAttempt; readonly record: SessionRecord };

/**
 * Locks the session of an attempt, then reads the attempt again, because a previous lock holder may have settled it.
 * Every change of an attempt is decided under this lock (ordering O1.1). Throws `notFound`.
 */
export async function lockAttempt(tx: Tx, id: string): Promise<LockedAttempt> {
  const { session } = await readAttempt(tx, id);
  const record = await lockSession(tx, session);
  return { attempt: await readAttempt(tx, id), record };
}

/** Resolves with true if the attempt has passed its timeout. */
export async function isOverdue(read: Reads, id: string, now: string): Promise<boolean> {
  return (await read.first(overdue, { id, now })) !== undefined;
}

/** Returns the id of another payment of the shop that was confirmed with the bank's reference; undefined if there is none. */
export async function bankRefTaken(
  read: Reads,
  { shop, _id: id, bankRef }: Pick<StoredAttempt, 'shop' | '_id' | 'bankRef'>,
): Promise<string | undefined> {
  if (bankRef === undefined) return undefined;
  return (await read.first(byBankRef, { shop, bankRef, id }))?.id;
}

export async function attemptsOf(read: Reads, session: string): Promise<readonly StoredAttempt[]> {
  return (await read.all(bySession, { session })).map(({ doc }) => fromJsonText(doc));
}

export async function insertAttempt(tx: Tx, attempt: StoredAttempt, expiresAt: string): Promise<void> {
  const { shop, _id: id, session, status, createdAt } = attempt;
  await tx.insert('payment_attempts', [
    { shop, id, session, status, created_at: createdAt, expires_at: expiresAt, doc: toJsonText(attempt) },
  ]);
}

/** Stores a settled attempt and clears its timeout. */
export async function saveOutcome(tx: Tx, attempt: StoredAttempt): Promise<void> {
  const { shop, _id: id, status, bankRef = null } = attempt;
  await tx.run(save, { shop, id, status, bankRef, doc: toJsonText(attempt) });
}

/** Stores the provider's response to a new attempt; returns false if the attempt was settled in the meantime. */
export async function saveStarted(
  tx: Tx,
  attempt: StoredAttempt,
  expiresAt: string | null,
): Promise<boolean> {
  const { shop, _id: id, status } = attempt;
  return (await tx.run(saveIfCreated, { shop, id, status, expiresAt, doc: toJsonText(attempt) })) === 1;
}

/** Presents an attempt to callers, without internal fields. */
export function presentAttempt(attempt: StoredAttempt): PaymentAttempt {
  const { providerRef: _reference, sessionBefore: _before, ...answer } = attempt;
  return answer;
}

export function publishAttempt(attempt: StoredAttempt, publish: Publish): void {
  const { shop, _id: id } = attempt;
  publish({ topic: 'payments', event: 'patched', shop, id, data: presentAttempt(attempt) });
}
