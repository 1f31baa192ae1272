import { invoiceExcess, MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import type { StoredTaxInvoice, Tx } from '../db/index.ts';
import { instantNow, instantOf } from '../lib/index.ts';
import { storeSession } from '../ordering/bill/index.ts';
import type { Publish } from '../outbox/index.ts';
import { lockSession } from '../sessions/index.ts';
import type { Work, WorkOutcome } from './perform-work.ts';
import { billInvoice, invoicesOf, publishInvoice, readInvoice, saveInvoice } from './wanted/index.ts';

/** Minutes until the next try, by the tries so far; the last for all that follow. */
const PAUSES = [1, 2, 5, 10, 30, 60];
const LAST_PAUSE = 60;
const NO_NUMBER_PAUSE = 30;
/** Time after which a try is given up (payments M7.4). */
const GIVE_UP_MS = 48 * 60 * MINUTE_MS;
const MAX_CODE_TRIES = 6;
const MAX_ERROR = 300;

/** Stores what has become of an invoice, and shows it on its bill (payments M7.4). */
export async function settleWork(
  tx: Tx,
  context: CoreContext,
  work: Work,
  outcome: WorkOutcome,
  publish: Publish,
): Promise<StoredTaxInvoice> {
  const record = await lockSession(tx, work.invoice.session);
  const current = await readInvoice(tx, work.invoice._id);
  // somebody else has finished it after this try took longer than its lease
  if (current.updatedAt !== work.invoice.updatedAt) return current;
  const settled = { ...settledInvoice(current, outcome, context), updatedAt: instantNow(context.clock) };
  const all = (await invoicesOf(tx, settled.session)).map((each) =>
    each._id === settled._id ? settled : each,
  );
  const taxInvoices = all.map(billInvoice);
  const session = { ...record.session, taxInvoices, updatedAt: settled.updatedAt };
  await storeSession(tx, { ...record, session }, publish);
  const isMore = settled.error === undefined && invoiceExcess(session, taxInvoices) > 0;
  await saveInvoice(tx, settled, {
    nextTryAt: isMore ? settled.updatedAt : nextTry(settled, context.clock.now()),
  });
  publishInvoice(settled, publish);
  return settled;
}

function settledInvoice(
  invoice: StoredTaxInvoice,
  outcome: WorkOutcome,
  context: CoreContext,
): StoredTaxInvoice {
  const { error: _error, isUnknown: _unknown, tries: _tries, triesSince: _since, ...kept } = invoice;
  const { reduction: _reduction, ...whole } = kept;
  const now = instantNow(context.clock);
  switch (outcome.status) {
    case 'issued': {
      const { number, issuedAt, randomCode, posBarCode, qrLeft, qrRight } = outcome.found;
      const codes = posBarCode === undefined ? {} : { posBarCode, qrLeft, qrRight };
      const test = outcome.isTest ? { isTest: true } : {};
      return { ...kept, status: 'issued', number, issuedAt, randomCode, ...codes, ...test };
    }
    case 'voided':
    case 'dropped':
      return { ...whole, status: 'voided', voidedAt: now };
    case 'allowed': {
      const { amount, number } = outcome;
      const allowances = [
        ...(kept.allowances ?? []),
        { ...(number !== undefined && { number }), amount, at: now },
      ];
      return { ...whole, status: 'allowed', allowed: (kept.allowed ?? 0) + amount, allowances };
    }
    case 'codes': {
      const { posBarCode, qrLeft, qrRight } = outcome.found ?? {};
      return posBarCode === undefined ? invoice : { ...kept, posBarCode, qrLeft, qrRight };
    }
    default:
      return failedInvoice(invoice, outcome, context.clock.now());
  }
}

/** Returns an invoice after a try that did not succeed. */
function failedInvoice(
  invoice: StoredTaxInvoice,
  { status, error: said, isUnread = false }: Extract<WorkOutcome, { error: string }>,
  now: number,
): StoredTaxInvoice {
  const error = said.slice(0, MAX_ERROR);
  const { isUnknown, ...rest } = invoice;
  // a request that was not read says nothing about an earlier one
  const known = isUnread && isUnknown === true ? { ...rest, isUnknown } : rest;
  const isOver = now - Date.parse(invoice.triesSince ?? invoice.createdAt) >= GIVE_UP_MS;
  if (invoice.status !== 'issuing') {
    const { reduction } = invoice;
    if (status !== 'refused') return { ...invoice, error };
    // what cannot be voided any more is taken back by an allowance
    if (reduction?.isVoid === true) return { ...known, error, reduction: { ...reduction, isVoid: false } };
    const { reduction: _reduction, ...given } = known;
    return { ...given, error };
  }
  if (status === 'noTrack') return { ...known, status: isOver ? 'failed' : 'noTrack', error };
  if (status === 'refused') return { ...known, status: 'failed', error };
  return { ...invoice, status: isOver ? 'failed' : 'issuing', error };
}

/** Returns when an invoice is tried again; null if nothing is to be done, or it was given up. */
function nextTry(invoice: StoredTaxInvoice, now: number): string | null {
  const { status, tries = 0, triesSince = invoice.createdAt, reduction, wish, posBarCode, isPaper } = invoice;
  const isOver = now - Date.parse(triesSince) >= GIVE_UP_MS;
  const pause = status === 'noTrack' ? NO_NUMBER_PAUSE : (PAUSES[tries - 1] ?? LAST_PAUSE);
  const later = instantOf(now + pause * MINUTE_MS);
  if (status === 'issuing' || status === 'noTrack') return later;
  if (status !== 'issued' && status !== 'allowed') return null;
  if (reduction !== undefined) return isOver ? null : later;
  const needsCodes = wish.kind === 'paper' && posBarCode === undefined && isPaper !== true;
  return needsCodes && tries < MAX_CODE_TRIES ? instantOf(now + MINUTE_MS) : null;
}
