import type { TableSession } from '@comanda/contract';
import { isVoidedStatus } from '@comanda/domain';

/** The display status of an order: being prepared, ready, served but unpaid, paid, or cancelled. */
export type DisplayStatus = 'open' | 'ready' | 'unpaid' | 'paid' | 'void';

/** Returns the display status of an order; ready takes precedence over unpaid. */
export function displayStatusOf(session: Pick<TableSession, 'status' | 'tvStatus' | 'bill'>): DisplayStatus {
  if (isVoidedStatus(session.status)) return 'void';
  if (session.tvStatus === 'ready') return 'ready';
  if (session.tvStatus !== 'taken') return 'open';
  return session.bill.outstanding > 0 ? 'unpaid' : 'paid';
}

/** Returns true if anything was ordered; false for a table whose guests only sat down. */
export function hasOrdered({ products }: Pick<TableSession, 'products'>): boolean {
  return products.length > 0;
}
