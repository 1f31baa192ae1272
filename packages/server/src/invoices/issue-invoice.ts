import type { IssueTaxInvoice, TaxInvoice } from '@comanda/contract';
import { PAPER_INVOICE } from '@comanda/domain';
import { writeAudit } from '../audit/index.ts';
import { type Actor, type CoreContext, ensureStaff } from '../core/index.ts';
import type { StoredTaxInvoice, Tx } from '../db/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { storeSession } from '../ordering/bill/index.ts';
import type { Publish } from '../outbox/index.ts';
import { lockSession } from '../sessions/index.ts';
import type { InvoiceParts } from './perform-work.ts';
import { runInvoice } from './run-invoices.ts';
import {
  addInvoice,
  billInvoice,
  ensureInvoiceWish,
  invoicesOf,
  invoicingMethod,
  presentInvoice,
  publishInvoice,
  readInvoice,
  saveInvoice,
} from './wanted/index.ts';

/** The states in which an invoice can still become another one. */
const UNISSUED = ['wanted', 'issuing', 'noTrack', 'failed'];

/**
 * Has an invoice issued at once (payments M7.4): one that failed or waits, with another wish if one is given, or a new
 * one for the part of a finished bill that has none; or books it with the number of a paper form. Throws
 * `invoiceWishInvalid`, `transitionNotAllowed` for one that has its number or may have it, and `noInvoiceNumbers`.
 */
export async function issueInvoice(
  context: CoreContext,
  parts: InvoiceParts,
  call: IssueTaxInvoice,
  actor: Actor,
): Promise<TaxInvoice> {
  ensureInvoiceWish(call.wish);
  const id = await context.write(async (tx, publish) => {
    const invoice = await wantedInvoice(tx, context, call, actor, publish);
    ensureStaff(actor, invoice.shop);
    await storeAsked(tx, context, invoice, call, publish);
    await writeAudit(tx, context, actor, {
      ...{ shop: invoice.shop, action: 'issueTaxInvoice', entity: invoice.session },
      before: { status: invoice.status },
      after: { invoice: invoice._id, amount: invoice.amount },
    });
    return invoice._id;
  });
  if (call.paperNumber === undefined) await runInvoice(context, parts, id);
  const answer = await readInvoice(context.read, id);
  if (answer.status === 'noTrack') throw new CodedError('noInvoiceNumbers');
  return presentInvoice(answer);
}

/** Returns the invoice that a call is about, which is a new one for a bill whose sale has none. */
async function wantedInvoice(
  tx: Tx,
  context: CoreContext,
  { invoice: id, session, wish = PAPER_INVOICE }: IssueTaxInvoice,
  actor: Actor,
  publish: Publish,
): Promise<StoredTaxInvoice> {
  if (id !== undefined) return readInvoice(tx, id);
  if (session === undefined) throw new CodedError('notFound');
  const record = await lockSession(tx, session);
  const { shop, status } = record.session;
  ensureStaff(actor, shop);
  const method = invoicingMethod(context, shop);
  if (method === undefined) throw new CodedError('accountNotReady', { because: 'new' });
  if (status !== 'done') throw new CodedError('transitionNotAllowed', { status });
  const known = await invoicesOf(tx, session);
  const asked = await addInvoice(tx, context, record.session, { account: method.account, wish });
  const added = (await invoicesOf(tx, session)).find(({ _id }) => known.every((other) => other._id !== _id));
  if (added === undefined) throw new CodedError('transitionNotAllowed', { status });
  await storeSession(tx, { ...record, session: { ...asked, updatedAt: instantNow(context.clock) } }, publish);
  return added;
}

/** Stores an invoice as the call wants it: to be issued now, or with the number of a paper form. */
async function storeAsked(
  tx: Tx,
  context: CoreContext,
  { _id }: StoredTaxInvoice,
  { wish, paperNumber }: IssueTaxInvoice,
  publish: Publish,
): Promise<void> {
  const now = instantNow(context.clock);
  const { session: bill } = await readInvoice(tx, _id);
  const record = await lockSession(tx, bill);
  const invoice = await readInvoice(tx, _id);
  const { status, isUnknown = false } = invoice;
  const isChanged = wish !== undefined || paperNumber !== undefined;
  // one that the provider may have issued keeps what it was asked for
  if (!UNISSUED.includes(status) || (isChanged && isUnknown))
    throw new CodedError('transitionNotAllowed', { status });
  const { error: _error, tries: _tries, triesSince: _since, lines, ...kept } = invoice;
  const asked: StoredTaxInvoice = {
    ...kept,
    ...(lines !== undefined && !isChanged && { lines }),
    ...(wish !== undefined && { wish }),
    ...(paperNumber === undefined
      ? { status: isUnknown ? ('issuing' as const) : ('wanted' as const) }
      : { status: 'issued' as const, number: paperNumber, issuedAt: now, isPaper: true }),
    updatedAt: now,
  };
  const all = (await invoicesOf(tx, bill)).map((each) => (each._id === _id ? asked : each));
  const session = { ...record.session, taxInvoices: all.map(billInvoice), updatedAt: now };
  await storeSession(tx, { ...record, session }, publish);
  await saveInvoice(tx, asked, { nextTryAt: paperNumber === undefined ? now : null });
  publishInvoice(asked, publish);
}
