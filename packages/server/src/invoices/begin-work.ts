import {
  dollarsInMinor,
  invoiceableAmount,
  invoiceExcess,
  isStanding,
  standingAmount,
  voidableUntil,
} from '@comanda/domain';
import { shopOf } from '../catalogue/availability/index.ts';
import type { CoreContext } from '../core/index.ts';
import type { StoredTaxInvoice, Tx } from '../db/index.ts';
import { instantNow, instantOf } from '../lib/index.ts';
import { lockSession, type SessionRecord } from '../sessions/index.ts';
import { linesOfInvoice, sellerOf } from './invoice-lines.ts';
import type { Work } from './perform-work.ts';
import { billInvoice, invoicesOf, leaseInvoice, readInvoice, saveInvoice } from './wanted/index.ts';

/** Time that a node has for one try: several calls of nine seconds. */
const LEASE_MS = 60_000;
const DOLLAR = dollarsInMinor(1);
const GIVEN_BACK = '退款';

/**
 * Takes an invoice for this node and returns what is to be done about it at its provider, stored before it is done
 * (payments M7.4); undefined if another node has it, or nothing is to be done yet,
 * which staff may force.
 */
export async function beginWork(
  tx: Tx,
  context: CoreContext,
  id: string,
  isForced: boolean,
): Promise<Work | undefined> {
  const now = context.clock.now();
  const until = instantOf(now + LEASE_MS);
  const { session } = await readInvoice(tx, id);
  const record = await lockSession(tx, session);
  if (!(await leaseInvoice(tx, id, { now: instantOf(now), until, isForced }))) return undefined;
  const invoice = await readInvoice(tx, id);
  const others = (await invoicesOf(tx, session)).filter((other) => other._id !== id);
  const begun = isStanding(invoice)
    ? begunReduction(record, invoice, others, now)
    : begunIssue(context, record, invoice, others);
  if (begun === undefined) {
    await saveInvoice(tx, invoice, { nextTryAt: null });
    return undefined;
  }
  const updatedAt = instantNow(context.clock);
  const tried = {
    ...begun.invoice,
    tries: (invoice.tries ?? 0) + 1,
    triesSince: invoice.triesSince ?? updatedAt,
  };
  const isAsking = begun.kind !== 'codes';
  const stored = { ...tried, ...(isAsking && { isUnknown: true }), updatedAt };
  await saveInvoice(tx, stored, { nextTryAt: instantOf(now), leasedUntil: until });
  const { isUnknown = false } = invoice;
  return { ...begun, invoice: stored, seller: sellerOf(shopOf(context, invoice.shop)), isUnknown };
}

type Begun = Pick<Work, 'kind' | 'invoice'>;

/** Returns an invoice about to be issued, for what is left of the bill; its request stays as it was first sent. */
function begunIssue(
  context: CoreContext,
  record: SessionRecord,
  invoice: StoredTaxInvoice,
  others: readonly StoredTaxInvoice[],
): Begun | undefined {
  if (!['wanted', 'issuing', 'noTrack'].includes(invoice.status)) return undefined;
  if (invoice.lines !== undefined) return { kind: 'issue', invoice: { ...invoice, status: 'issuing' } };
  const taken = others.reduce((sum, other) => sum + standingAmount(other), 0);
  const left = Math.max(0, invoiceableAmount(record.session) - taken);
  const amount = Math.min(invoice.amount, Math.round(left / DOLLAR) * DOLLAR);
  if (amount === 0) return { kind: 'drop', invoice };
  const lines = linesOfInvoice(context, record, { ...invoice, amount }, others);
  return { kind: 'issue', invoice: { ...invoice, amount, lines, status: 'issuing' } };
}

/** Returns an issued invoice with what is to be taken back of it, or whose codes are still to be read. */
function begunReduction(
  { session }: SessionRecord,
  invoice: StoredTaxInvoice,
  others: readonly StoredTaxInvoice[],
  now: number,
): Begun | undefined {
  if (invoice.reduction !== undefined) return { kind: 'reduce', invoice };
  const amount = partToTakeBack(
    invoice,
    others,
    invoiceExcess(session, [invoice, ...others].map(billInvoice)),
  );
  if (amount > 0) {
    const reduction = { amount, reason: GIVEN_BACK, isVoid: isVoidable(invoice, amount, now) };
    return { kind: 'reduce', invoice: { ...invoice, reduction } };
  }
  const isWithoutCodes = invoice.wish.kind === 'paper' && invoice.isPaper !== true;
  return isWithoutCodes && invoice.posBarCode === undefined ? { kind: 'codes', invoice } : undefined;
}

/** Returns true for an invoice that can be voided: as a whole, without allowances, in time (payments M7.5). */
export function isVoidable(
  { amount: whole, allowed = 0, issuedAt = '' }: StoredTaxInvoice,
  amount: number,
  now: number,
): boolean {
  return amount === whole && allowed === 0 && now < voidableUntil(Date.parse(issuedAt));
}

/** Returns the part of an excess that is taken back of an invoice: the bill’s own comes first, then the newest. */
function partToTakeBack(
  invoice: StoredTaxInvoice,
  others: readonly StoredTaxInvoice[],
  excess: number,
): number {
  const inOrder = [invoice, ...others].filter(isStanding).toSorted(firstToTakeBack);
  let rest = Math.floor(excess / DOLLAR) * DOLLAR;
  for (const each of inOrder) {
    const part = Math.min(rest, standingAmount(each));
    if (each === invoice) return part;
    rest -= part;
  }
  return 0;
}

function firstToTakeBack(one: StoredTaxInvoice, other: StoredTaxInvoice): number {
  const isShare = ({ payment }: StoredTaxInvoice) => payment !== undefined;
  if (isShare(one) !== isShare(other)) return isShare(one) ? 1 : -1;
  return one._id < other._id ? 1 : -1;
}
