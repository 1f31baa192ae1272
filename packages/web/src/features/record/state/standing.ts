import type { TableSession } from '@comanda/contract';

/** An order in one word: a table's that nothing was ordered into yet, being made, to be fetched, served but not paid, paid, or called off. */
export type Standing = 'empty' | 'open' | 'ready' | 'unpaid' | 'paid' | 'void';

/** The word for where an order stands; what can be fetched goes before what is owed. */
export function standingOf(
  session: Pick<TableSession, 'status' | 'tvStatus' | 'bill' | 'products'>,
): Standing {
  if (session.status === 'void' || session.status === 'cancelled') return 'void';
  if (session.products.length === 0) return 'empty';
  if (session.tvStatus === 'ready') return 'ready';
  if (session.tvStatus !== 'taken') return 'open';
  return session.bill.outstanding > 0 ? 'unpaid' : 'paid';
}
