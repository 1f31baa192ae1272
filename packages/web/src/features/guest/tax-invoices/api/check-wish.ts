import type { InvoiceWish, TableSession } from '@comanda/contract';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';

/**
 * Asks the server if a wish for a tax invoice can be; rejects with `invoiceWishInvalid` and its `field`. While the server
 * cannot be asked, the form suffices (payments M7.2).
 */
export async function checkWish({ _id: session }: TableSession, wish: InvoiceWish): Promise<void> {
  try {
    await create('taxInvoices/check', { session, restoreKey: restoreKeyOf(session), wish });
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
}
