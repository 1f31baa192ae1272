import type { TableSession } from '@comanda/contract';

/** An order in one word: being made, to be fetched, served but not paid, paid, or called off. */
export type Standing = 'open' | 'ready' | 'unpaid' | 'paid' | 'void';

/** The word for where an order stands; what can be fetched goes before what is owed. */
export function standingOf(session: Pick<TableSession, 'status' | 'tvStatus' | 'bill'>): Standing {
  if (session.status === 'void' || session.status === 'cancelled') return 'void';
  if (session.tvStatus === 'ready') return 'ready';
  if (session.tvStatus !== 'taken') return 'open';
  return session.bill.outstanding > 0 ? 'unpaid' : 'paid';
}

/** Whether anything was ever ordered: at a table that was only sat down at nothing was. */
export function hasOrdered({ products }: Pick<TableSession, 'products'>): boolean {
  return products.length > 0;
}
