import type { Refund } from '@comanda/contract';
import { fromJsonText, type Reads, statement, type Tx, toJsonText } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('refunds').select('doc').where('id', '=', p.id),
);
const bySession = statement<{ session: string }>()((q, p) =>
  q.selectFrom('refunds').select('doc').where('session', '=', p.session).orderBy('id'),
);
const save = statement<{ id: string; status: string; nextTryAt: string | null; doc: string }>()((q, p) =>
  q
    .updateTable('refunds')
    .set({ status: p.status, next_try_at: p.nextTryAt, doc: p.doc })
    .where('id', '=', p.id),
);
const due = statement<{ now: string; most: number }>()((q, p) =>
  q.selectFrom('refunds').select('id').where('next_try_at', '<=', p.now).orderBy('next_try_at').limit(p.most),
);
const lease = statement<{ id: string; now: string; until: string }>()((q, p) =>
  q
    .updateTable('refunds')
    .set({ next_try_at: p.until })
    .where('id', '=', p.id)
    .where('next_try_at', '<=', p.now),
);

/** Reads a refund. Throws `notFound`. */
export async function readRefund(read: Reads, id: string): Promise<Refund> {
  const row = await read.first(byId, { id });
  if (row === undefined) throw new CodedError('notFound');
  return fromJsonText(row.doc);
}

/** Returns the refunds of a bill, the oldest first. */
export async function refundsOf(read: Reads, session: string): Promise<readonly Refund[]> {
  return (await read.all(bySession, { session })).map(({ doc }) => fromJsonText(doc));
}

/** Returns the money of a bill that is being given back and not yet booked, in minor units. */
export async function amountOnTheWay(read: Reads, session: string): Promise<number> {
  const waiting = (await refundsOf(read, session)).filter(({ status }) => status === 'created');
  return waiting.reduce((sum, { amount }) => sum + amount, 0);
}

/** Stores a new refund; one that its provider has to make is tried from `nextTryAt` on. */
export async function insertRefund(tx: Tx, refund: Refund, nextTryAt: string | null): Promise<void> {
  const { shop, _id: id, session, payment, status, createdAt } = refund;
  const times = { created_at: createdAt, next_try_at: nextTryAt };
  await tx.insert('refunds', [{ shop, id, session, payment, status, ...times, doc: toJsonText(refund) }]);
}

/** Stores a refund that its provider has answered; it is asked about again at `nextTryAt`. */
export async function saveRefund(tx: Tx, refund: Refund, nextTryAt: string | null = null): Promise<void> {
  const { _id: id, status } = refund;
  await tx.run(save, { id, status, nextTryAt, doc: toJsonText(refund) });
}

/** Returns the ids of refunds that are to be tried now. */
export async function dueRefunds(read: Reads, now: string, most: number): Promise<readonly string[]> {
  return (await read.all(due, { now, most })).map(({ id }) => id);
}

/** Takes a try of a refund for one node until a moment; resolves with false if another has it. */
export async function leaseRefund(tx: Tx, id: string, now: string, until: string): Promise<boolean> {
  return (await tx.run(lease, { id, now, until })) === 1;
}
