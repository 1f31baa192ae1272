import type { PaymentAttempt } from '@comanda/contract';
import {
  fromJsonText,
  type JsonText,
  type Reads,
  type StoredAttempt,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { lockSession, type SessionRecord } from '../../sessions/index.ts';
import { incidentOf } from './incident.ts';

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
  incident: string | null;
  paymentRef: string | null;
  nextCheckAt: string | null;
  doc: string;
}>()((q, p) =>
  q
    .updateTable('payment_attempts')
    .set({
      status: p.status,
      expires_at: null,
      bank_ref: p.bankRef,
      incident: p.incident,
      payment_ref: p.paymentRef,
      next_check_at: p.nextCheckAt,
      doc: p.doc,
    })
    .where('shop', '=', p.shop)
    .where('id', '=', p.id),
);

const saveIfCreated = statement<{
  shop: string;
  id: string;
  status: string;
  expiresAt: string | null;
  nextCheckAt: string | null;
  doc: string;
}>()((q, p) =>
  q
    .updateTable('payment_attempts')
    .set({ status: p.status, expires_at: p.expiresAt, next_check_at: p.nextCheckAt, doc: p.doc })
    .where('shop', '=', p.shop)
    .where('id', '=', p.id)
    .where('status', '=', 'created'),
);

const byPaymentRef = statement<{ paymentRef: string }>()((q, p) =>
  q
    .selectFrom('payment_attempts')
    .select('doc')
    .where('payment_ref', '=', p.paymentRef)
    // money that came again after a capture that failed has the same name: the newest counts
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);
const byRef = statement<{ ref: string }>()((q, p) =>
  q.selectFrom('payment_attempts').select('doc').where('ref', '=', p.ref),
);
const due = statement<{ now: string; most: number }>()((q, p) =>
  q
    .selectFrom('payment_attempts')
    .select('id')
    .where('next_check_at', '<=', p.now)
    .orderBy('next_check_at')
    .limit(p.most),
);
const lease = statement<{ id: string; now: string; until: string }>()((q, p) =>
  q
    .updateTable('payment_attempts')
    .set({ next_check_at: p.until, checked_at: p.now })
    .where('id', '=', p.id)
    .where('next_check_at', '<=', p.now),
);
const leaseNow = statement<{ id: string; now: string; until: string; notSince: string }>()((q, p) =>
  q
    .updateTable('payment_attempts')
    .set({ next_check_at: p.until, checked_at: p.now })
    .where('id', '=', p.id)
    .where((row) => row.or([row('checked_at', 'is', null), row('checked_at', '<=', p.notSince)])),
);
const schedule = statement<{ id: string; at: string | null }>()((q, p) =>
  q.updateTable('payment_attempts').set({ next_check_at: p.at }).where('id', '=', p.id),
);
const postpone = statement<{ id: string; until: string }>()((q, p) =>
  q.updateTable('payment_attempts').set({ expires_at: p.until }).where('id', '=', p.id),
);
const note = statement<{ id: string; paymentRef: string | null; doc: string }>()((q, p) =>
  q.updateTable('payment_attempts').set({ payment_ref: p.paymentRef, doc: p.doc }).where('id', '=', p.id),
);

/** Returns the ids of attempts that their providers are to be asked about now, the most urgent first. */
export async function dueChecks(read: Reads, now: string, most: number): Promise<readonly string[]> {
  return (await read.all(due, { now, most })).map(({ id }) => id);
}

/**
 * Takes a check of an attempt for one node, until a moment at which another may take it; resolves with false if another
 * has it. With `notSince`, whether it is due or not, unless the provider was asked since then.
 */
export async function leaseCheck(
  tx: Tx,
  id: string,
  times: { readonly now: string; readonly until: string; readonly notSince?: string },
): Promise<boolean> {
  const { notSince, ...given } = times;
  const changed =
    notSince === undefined
      ? await tx.run(lease, { id, ...given })
      : await tx.run(leaseNow, { id, ...given, notSince });
  return changed === 1;
}

/** Sets when the provider is asked about an attempt next. */
export async function scheduleCheck(tx: Tx, id: string, at: string | null): Promise<void> {
  await tx.run(schedule, { id, at });
}

/** Moves the timeout of an attempt. */
export async function postponeExpiry(tx: Tx, id: string, until: string): Promise<void> {
  await tx.run(postpone, { id, until });
}

/** Stores a remark on an attempt that changes neither its status nor its times. */
export async function saveRemark(tx: Tx, attempt: StoredAttempt): Promise<void> {
  const { _id: id, paymentRef = null } = attempt;
  await tx.run(note, { id, paymentRef, doc: toJsonText(attempt) });
}

/**
 * Returns the attempt of an event, by our id, by its name at the provider, or by the provider's own name of the payment;
 * undefined if there is none.
 */
export async function findAttempt(
  read: Reads,
  subject: { readonly attempt?: string; readonly ref?: string; readonly paidAs?: string },
): Promise<StoredAttempt | undefined> {
  const { attempt: id, ref, paidAs } = subject;
  if (paidAs !== undefined) return documentOf(await read.first(byPaymentRef, { paymentRef: paidAs }));
  return documentOf(
    ref === undefined ? await read.first(byId, { id: id ?? '' }) : await read.first(byRef, { ref }),
  );
}

function documentOf(row: { readonly doc: JsonText<StoredAttempt> } | undefined): StoredAttempt | undefined {
  return row && fromJsonText(row.doc);
}

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

/** Stores a new attempt with the times at which it ends and its provider is asked about it unless its start is answered. */
export async function insertAttempt(
  tx: Tx,
  attempt: StoredAttempt,
  { expiresAt, nextCheckAt }: { readonly expiresAt: string; readonly nextCheckAt: string | null },
): Promise<void> {
  const { shop, _id: id, session, status, createdAt } = attempt;
  const { ref = null, account = null, terminal = null } = attempt;
  const times = { created_at: createdAt, expires_at: expiresAt, next_check_at: nextCheckAt };
  await tx.insert('payment_attempts', [
    { shop, id, session, status, ref, account, terminal, ...times, doc: toJsonText(attempt) },
  ]);
}

/** Stores a settled attempt, or one that its bank works on, and clears its timeout. */
export async function saveOutcome(
  tx: Tx,
  attempt: StoredAttempt,
  nextCheckAt: string | null = null,
): Promise<void> {
  const { shop, _id: id, status, bankRef = null, paymentRef = null } = attempt;
  const incident = incidentOf(attempt) ?? null;
  const columns = { shop, id, status, bankRef, paymentRef, incident, nextCheckAt };
  await tx.run(save, { ...columns, doc: toJsonText(attempt) });
}

/** Stores the provider's response to a new attempt; returns false if the attempt was settled in the meantime. */
export async function saveStarted(
  tx: Tx,
  attempt: StoredAttempt,
  times: { readonly expiresAt: string | null; readonly nextCheckAt: string | null },
): Promise<boolean> {
  const { shop, _id: id, status } = attempt;
  return (await tx.run(saveIfCreated, { shop, id, status, ...times, doc: toJsonText(attempt) })) === 1;
}

/** Presents an attempt to callers, without internal fields. */
export function presentAttempt(attempt: StoredAttempt): PaymentAttempt {
  const {
    providerRef: _reference,
    paymentRef: _payment,
    sessionBefore: _before,
    refundFailed: _failed,
    isUncollected: _uncollected,
    page: _page,
    savesFor: _savesFor,
    wallet: _wallet,
    invoiceWish: _wish,
    reader: _reader,
    startedBy: _startedBy,
    ...answer
  } = attempt;
  const incident = incidentOf(attempt);
  return { ...answer, ...(incident !== undefined && { incident }) };
}

export function publishAttempt(attempt: StoredAttempt, publish: Publish): void {
  const { shop, _id: id } = attempt;
  publish({ topic: 'payments', event: 'patched', shop, id, data: presentAttempt(attempt) });
}
