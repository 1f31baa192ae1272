import type { CoreContext } from '../core/index.ts';
import type { StoredTaxInvoice } from '../db/index.ts';
import { instantNow } from '../lib/index.ts';
import { beginWork } from './begin-work.ts';
import { type InvoiceParts, performWork } from './perform-work.ts';
import { settleWork } from './settle-work.ts';
import { dueInvoices } from './wanted/index.ts';

const BATCH_SIZE = 20;

/** Does what is due about invoices, each by one node; returns of how many (payments M7.3, M7.4). */
export async function runInvoices(context: CoreContext, parts: InvoiceParts): Promise<number> {
  let done = 0;
  for (const id of await dueInvoices(context.read, instantNow(context.clock), BATCH_SIZE))
    if ((await runInvoice(context, parts, id, false)) !== undefined) done += 1;
  return done;
}

/**
 * Does what is to be done about one invoice; undefined if that is nothing, or another node does it. What
 * is due later is done now if it is forced, as by staff who try again.
 */
export async function runInvoice(
  context: CoreContext,
  parts: InvoiceParts,
  id: string,
  isForced = true,
): Promise<StoredTaxInvoice | undefined> {
  const work = await context.write((tx) => beginWork(tx, context, id, isForced));
  if (work === undefined) return undefined;
  const outcome = await performWork(context, parts, work);
  return context.write((tx, publish) => settleWork(tx, context, work, outcome, publish));
}
