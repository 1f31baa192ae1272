import type { InvoiceWish, PaymentMethod } from '@comanda/contract';
import {
  dollarsInMinor,
  invoiceableAmount,
  invoiceExcess,
  invoiceWishProblem,
  PAPER_INVOICE,
  standingAmount,
  wholeDollars,
} from '@comanda/domain';
import { shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext } from '../../core/index.ts';
import type { StoredAttempt, StoredSession, StoredTaxInvoice, Tx } from '../../db/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import { attemptsOf } from '../../payments/attempts/index.ts';
import { refOf } from '../../payments/port/index.ts';
import { billInvoice, insertInvoice, invoicesOf, touchInvoices } from './invoice-store.ts';

/** The only currency of which there are tax invoices. */
const CURRENCY = 'TWD';

type InvoicingMethod = PaymentMethod & { readonly account: string };

/** Returns the method by which a shop asks for tax invoices, whose account issues them; undefined if it has none. */
export function invoicingMethod(context: CoreContext, shop: string): InvoicingMethod | undefined {
  if (shopOf(context, shop).currency !== CURRENCY) return undefined;
  return context.catalogue
    .menu(shop)
    .list('paymentMethods')
    .find((method): method is InvoicingMethod => method.kind === 'taiwanTax' && method.account !== undefined);
}

/** Throws `invoiceWishInvalid` with the `field` of a wish that cannot be (payments M7.2). */
export function ensureInvoiceWish(wish: InvoiceWish | undefined): void {
  const field = wish === undefined ? undefined : invoiceWishProblem(wish);
  if (field !== undefined) throw new CodedError('invoiceWishInvalid', { field });
}

/**
 * Returns a bill that is being closed with an invoice for what the shares’ invoices leave (payments M7.3), stored to be
 * issued once this is committed. The wish is the last of the bill’s payments that has one, else paper.
 */
export async function wantInvoice(
  tx: Tx,
  context: CoreContext,
  session: StoredSession,
): Promise<StoredSession> {
  const method = invoicingMethod(context, session.shop);
  if (method === undefined) return session;
  const attempts = await attemptsOf(tx, session._id);
  const asked = attempts
    .filter(({ share, invoiceWish }) => share === undefined && invoiceWish !== undefined)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  const wish = asked.at(-1)?.invoiceWish ?? PAPER_INVOICE;
  return addInvoice(tx, context, session, { account: method.account, wish });
}

/**
 * Returns a bill with an invoice for a share that was paid and has a wish of its own (payments M7.3); a share without one
 * is part of the bill’s invoice.
 */
export async function wantShareInvoice(
  tx: Tx,
  context: CoreContext,
  session: StoredSession,
  { _id: payment, amount, share, invoiceWish: wish }: StoredAttempt,
): Promise<StoredSession> {
  const method = invoicingMethod(context, session.shop);
  if (method === undefined || share === undefined || wish === undefined) return session;
  return addInvoice(tx, context, session, { account: method.account, wish, payment, amount });
}

type NewInvoice = Pick<StoredTaxInvoice, 'account' | 'wish' | 'payment'> & { readonly amount?: number };

/** Returns a bill with a new invoice for an amount of it, or for all that has none; unchanged if that is nothing. */
export async function addInvoice(
  tx: Tx,
  context: CoreContext,
  session: StoredSession,
  { account, wish, payment, amount }: NewInvoice,
): Promise<StoredSession> {
  const invoices = await invoicesOf(tx, session._id);
  const left =
    invoiceableAmount(session) - invoices.reduce((sum, invoice) => sum + standingAmount(invoice), 0);
  const dollars = wholeDollars(Math.min(left, amount ?? left));
  if (dollars <= 0) return session;
  const _id = newId(context.clock);
  const now = instantNow(context.clock);
  const { shop, _id: id, orderNumber } = session;
  const invoice: StoredTaxInvoice = {
    ...{ _id, shop, session: id, account, ref: refOf('i', _id), status: 'wanted', wish },
    ...(payment !== undefined && { payment }),
    ...(orderNumber !== undefined && { orderNumber }),
    ...{ amount: dollarsInMinor(dollars), createdAt: now, updatedAt: now },
  };
  await insertInvoice(tx, invoice);
  return { ...session, taxInvoices: [...invoices, invoice].map(billInvoice) };
}

/** Has the invoices of a bill voided or reduced, if they stand for more than its sale (payments M7.5). */
export async function correctInvoices(tx: Tx, session: StoredSession): Promise<void> {
  const { taxInvoices = [], updatedAt, startTime } = session;
  if (invoiceExcess(session, taxInvoices) > 0) await touchInvoices(tx, session._id, updatedAt ?? startTime);
}
