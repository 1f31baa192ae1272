import type { TaxInvoice } from '@comanda/contract';
import { isStanding, standingAmount, voidableUntil } from '@comanda/domain';

/** An action on an invoice; the server decides once more. */
export type InvoiceAction = 'void' | 'allow' | 'retry' | 'wish' | 'paper' | 'anew';

/** Returns the actions possible on an invoice at a moment (payments M7.4, M7.5). */
export function actionsOf(invoice: TaxInvoice, now: number): readonly InvoiceAction[] {
  const { status, allowed = 0, issuedAt = '', isPaper = false } = invoice;
  if (status === 'voided') return invoice.number === undefined ? [] : ['anew'];
  if (!isStanding(invoice)) return ['retry', 'wish', 'paper'];
  // of a paper form the provider knows nothing: it is corrected on paper
  if (isPaper || standingAmount(invoice) === 0) return [];
  return allowed === 0 && now < voidableUntil(Date.parse(issuedAt)) ? ['void', 'allow'] : ['allow'];
}
