import type { CheckedTaxInvoice, CheckTaxInvoice, InvoiceWish } from '@comanda/contract';
import type { Actor, CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { ensureSessionAccess, readSession } from '../sessions/index.ts';
import { type InvoiceParts, openInvoicing } from './perform-work.ts';
import { ensureInvoiceWish, invoicingMethod } from './wanted/index.ts';

/**
 * Checks a wish for an invoice of a bill: its form, and at the provider if its barcode or charity exists (payments M7.2).
 * If that does not answer, the form suffices. Throws `sessionNotFound`, and `invoiceWishInvalid` with the `field`.
 */
export async function checkWish(
  context: CoreContext,
  parts: InvoiceParts,
  { session: id, restoreKey, wish }: CheckTaxInvoice,
  actor: Actor,
): Promise<CheckedTaxInvoice> {
  const { session } = await readSession(context.read, id);
  await ensureSessionAccess(context.read, session, restoreKey, actor);
  ensureInvoiceWish(wish);
  await context.catalogue.load(session.shop);
  const method = invoicingMethod(context, session.shop);
  if (method === undefined) return { wish, isVerified: false };
  const isKnown = await askProvider(context, parts, method.account, wish);
  if (isKnown === false) {
    const field = wish.kind === 'donation' ? 'donation' : 'carrier';
    throw new CodedError('invoiceWishInvalid', { field });
  }
  return { wish, isVerified: isKnown === true };
}

/** Asks the provider if a barcode or a charity exists; undefined if it does not answer, or is not asked about the wish. */
async function askProvider(
  context: CoreContext,
  parts: InvoiceParts,
  id: string,
  { kind, carrier, donation }: InvoiceWish,
): Promise<boolean | undefined> {
  try {
    const { provider, account } = await openInvoicing(context, parts, id);
    if (kind === 'mobile' && carrier !== undefined) return await provider.isBarcode(account, carrier);
    if (kind === 'donation' && donation !== undefined) return await provider.isCharity(account, donation);
  } catch (error) {
    context.log.warn({ error, account: id }, 'tax invoices: the wish was not checked at the provider');
  }
  return undefined;
}
