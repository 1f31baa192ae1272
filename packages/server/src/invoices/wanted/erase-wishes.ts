import type { InvoiceWish } from '@comanda/contract';
import { isStanding } from '@comanda/domain';
import type { StoredAttempt, StoredTaxInvoice, Tx } from '../../db/index.ts';
import { attemptsOf, saveRemark } from '../../payments/attempts/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { invoicesOf, rewriteInvoice } from './invoice-store.ts';

/**
 * Erases carriers and e-mail addresses from the invoices of a finished bill, and what its payments asked for (office B8.6).
 * Numbers, amounts, tax numbers and charities stay. An invoice that was not issued yet is issued on paper.
 */
export async function eraseWishes(tx: Tx, session: string): Promise<void> {
  if (!(await isPersonal(tx, session))) return;
  await lockSession(tx, session);
  for (const invoice of await invoicesOf(tx, session))
    if (isPersonalWish(invoice.wish)) await rewriteInvoice(tx, withoutPerson(invoice));
  for (const attempt of await attemptsOf(tx, session))
    if (attempt.invoiceWish !== undefined) await saveRemark(tx, withoutWish(attempt));
}

async function isPersonal(tx: Tx, session: string): Promise<boolean> {
  const attempts = await attemptsOf(tx, session);
  if (attempts.some(({ invoiceWish }) => invoiceWish !== undefined)) return true;
  return (await invoicesOf(tx, session)).some(({ wish }) => isPersonalWish(wish));
}

function isPersonalWish({ carrier, email }: InvoiceWish): boolean {
  return carrier !== undefined || email !== undefined;
}

/** Returns an invoice without what its guest entered, and without its provider's complaint, which may repeat it. */
function withoutPerson({ error: _error, ...invoice }: StoredTaxInvoice): StoredTaxInvoice {
  const { carrier: _carrier, email: _email, ...wish } = invoice.wish;
  const isUnissued = !isStanding(invoice) && invoice.status !== 'voided';
  const isDonation = wish.kind === 'donation';
  return { ...invoice, wish: isUnissued && !isDonation ? { ...wish, kind: 'paper' } : wish };
}

function withoutWish({ invoiceWish: _wish, ...attempt }: StoredAttempt): StoredAttempt {
  return attempt;
}
