import type { TableSession } from '@comanda/contract';

/** The label of what other payments take off a share: paid, being paid, or both. */
export type CarriedLabel = 'carried' | 'carriedPending' | 'carriedBoth';

/** Returns the label of a share's correction by the payments of its bill. */
export function carriedLabel({
  payments,
  pendingPayments = [],
}: Pick<TableSession, 'payments' | 'pendingPayments'>): CarriedLabel {
  if (pendingPayments.length === 0) return 'carried';
  return payments.length === 0 ? 'carriedPending' : 'carriedBoth';
}
