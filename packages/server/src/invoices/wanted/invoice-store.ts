import type { BillInvoice, TaxInvoice } from '@comanda/contract';
import {
  fromJsonText,
  type Reads,
  type StoredTaxInvoice,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('tax_invoices').select(['doc', 'next_try_at']).where('id', '=', p.id),
);
const bySession = statement<{ session: string }>()((q, p) =>
  q
    .selectFrom('tax_invoices')
    .select('doc')
    .where('session', '=', p.session)
    .orderBy('created_at')
    .orderBy('id'),
);
const save = statement<{
  id: string;
  status: string;
  nextTryAt: string | null;
  leasedUntil: string | null;
  doc: string;
}>()((q, p) =>
  q
    .updateTable('tax_invoices')
    .set({ status: p.status, next_try_at: p.nextTryAt, leased_until: p.leasedUntil, doc: p.doc })
    .where('id', '=', p.id),
);
const rewrite = statement<{ id: string; doc: string }>()((q, p) =>
  q.updateTable('tax_invoices').set({ doc: p.doc }).where('id', '=', p.id),
);
const due = statement<{ now: string; most: number }>()((q, p) =>
  q
    .selectFrom('tax_invoices')
    .select('id')
    .where('next_try_at', '<=', p.now)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', p.now)]))
    .orderBy('next_try_at')
    .limit(p.most),
);
/** Later than every moment. */
const NEVER = '9999';
const lease = statement<{ id: string; now: string; due: string; until: string }>()((q, p) =>
  q
    .updateTable('tax_invoices')
    .set({ leased_until: p.until })
    .where('id', '=', p.id)
    .where((row) => row(row.fn.coalesce('next_try_at', row.val(NEVER)), '<=', p.due))
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', p.now)])),
);
const touch = statement<{ session: string; now: string }>()((q, p) =>
  q
    .updateTable('tax_invoices')
    .set({ next_try_at: p.now })
    .where('session', '=', p.session)
    .where('status', 'in', ['issued', 'allowed']),
);
const countSince = statement<{ account: string; since: string }>()((q, p) =>
  q
    .selectFrom('tax_invoices')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('account', '=', p.account)
    .where('created_at', '>=', p.since),
);

/** Reads an invoice. Throws `notFound`. */
export async function readInvoice(read: Reads, id: string): Promise<StoredTaxInvoice> {
  const row = await read.first(byId, { id });
  if (row === undefined) throw new CodedError('notFound');
  return fromJsonText(row.doc);
}

/** Returns the invoices of a bill, the oldest first. */
export async function invoicesOf(read: Reads, session: string): Promise<readonly StoredTaxInvoice[]> {
  return (await read.all(bySession, { session })).map(({ doc }) => fromJsonText(doc));
}

/** Stores a new invoice, which is issued from now on. */
export async function insertInvoice(tx: Tx, invoice: StoredTaxInvoice): Promise<void> {
  const { shop, _id: id, session, account, status, createdAt } = invoice;
  const times = { created_at: createdAt, next_try_at: createdAt, leased_until: null };
  await tx.insert('tax_invoices', [
    { shop, id, session, account, status, ...times, doc: toJsonText(invoice) },
  ]);
}

/** Stores an invoice, which is tried at `nextTryAt`; nobody else tries it before `leasedUntil`. */
export async function saveInvoice(
  tx: Tx,
  invoice: StoredTaxInvoice,
  {
    nextTryAt,
    leasedUntil = null,
  }: { readonly nextTryAt: string | null; readonly leasedUntil?: string | null },
): Promise<void> {
  const { _id: id, status } = invoice;
  await tx.run(save, { id, status, nextTryAt, leasedUntil, doc: toJsonText(invoice) });
}

/** Stores the words of an invoice anew, without touching its status, its next try or the node that has it. */
export async function rewriteInvoice(tx: Tx, invoice: StoredTaxInvoice): Promise<void> {
  await tx.run(rewrite, { id: invoice._id, doc: toJsonText(invoice) });
}

/** Returns the ids of the invoices of which something is to be done now, that no node has. */
export async function dueInvoices(read: Reads, now: string, most: number): Promise<readonly string[]> {
  return (await read.all(due, { now, most })).map(({ id }) => id);
}

/**
 * Takes an invoice for one node until a moment; resolves with false if another has it, or has just had it and is to try
 * again later, unless it is forced.
 */
export async function leaseInvoice(
  tx: Tx,
  id: string,
  { now, until, isForced }: { readonly now: string; readonly until: string; readonly isForced: boolean },
): Promise<boolean> {
  return (await tx.run(lease, { id, now, until, due: isForced ? NEVER : now })) === 1;
}

/** Has the issued invoices of a bill looked at, whose sale has become smaller. */
export async function touchInvoices(tx: Tx, session: string, now: string): Promise<void> {
  await tx.run(touch, { session, now });
}

/** Counts the invoices of an account since a moment. */
export async function countInvoices(read: Reads, account: string, since: string): Promise<number> {
  return Number((await read.first(countSince, { account, since }))?.count ?? 0);
}

/** Presents an invoice to the staff. */
export function presentInvoice(invoice: StoredTaxInvoice): TaxInvoice {
  const {
    lines: _lines,
    tries: _tries,
    triesSince: _since,
    isUnknown: _unknown,
    reduction: _reduction,
    ...answer
  } = invoice;
  return answer;
}

/** Returns an invoice as the guests of its bill see it: without what they entered, but for the company’s number. */
export function billInvoice(invoice: StoredTaxInvoice): BillInvoice {
  const { _id, status, amount, allowed, wish, number, randomCode, issuedAt } = invoice;
  const { posBarCode, qrLeft, qrRight, isPaper, isTest } = invoice;
  const { kind, businessNumber } = wish;
  return {
    ...{ _id, status, amount, kind },
    ...(allowed !== undefined && { allowed }),
    ...(businessNumber !== undefined && { businessNumber }),
    ...(number !== undefined && { number, randomCode, issuedAt }),
    ...(posBarCode !== undefined && { posBarCode, qrLeft, qrRight }),
    ...(isPaper !== undefined && { isPaper }),
    ...(isTest !== undefined && { isTest }),
  };
}

/** Publishes an invoice to the tills of its shop and the guests of its bill. */
export function publishInvoice(invoice: StoredTaxInvoice, publish: Publish): void {
  const { shop, _id: id } = invoice;
  publish({ topic: 'taxInvoices', event: 'patched', shop, id, data: presentInvoice(invoice) });
}
