import type { TableSession } from '@comanda/contract';

/**
 * Returns what a bill still owes its guests, in minor units: what was paid too much, without the refunds that are under
 * way and not booked yet (payments M4.2).
 */
export function owedBack({ bill, refunds = [] }: Pick<TableSession, 'bill' | 'refunds'>): number {
  const unbooked = refunds.filter(({ status }) => status === 'created');
  const coming = unbooked.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, -bill.outstanding - coming);
}
