import type { TableSession } from '@comanda/contract';
import { isVoidedStatus } from '@comanda/domain';

/** The display status of an order: with the kitchen, ready, served but unpaid, paid, or cancelled. */
export type DisplayStatus = 'open' | 'ready' | 'unpaid' | 'paid' | 'void';

/** Returns the display status of an order; ready takes precedence over unpaid, unless the kitchen waits for payment. */
export function displayStatusOf(
  session: Pick<TableSession, 'status' | 'tvStatus' | 'bill'>,
  isAwaitingPayment = false,
): DisplayStatus {
  if (isVoidedStatus(session.status)) return 'void';
  if (isAwaitingPayment) return 'unpaid';
  if (session.tvStatus === 'ready') return 'ready';
  if (session.tvStatus !== 'taken') return 'open';
  return session.bill.outstanding > 0 ? 'unpaid' : 'paid';
}

/** Returns true if anything was ordered; false for a table whose guests only sat down. */
export function hasOrdered({ products }: Pick<TableSession, 'products'>): boolean {
  return products.length > 0;
}
