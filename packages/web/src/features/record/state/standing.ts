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
