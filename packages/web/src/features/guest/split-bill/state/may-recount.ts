import type { TableSession } from '@comanda/contract';

/** Returns true if a table's guests may still correct their number: nothing is paid or pending. */
export function mayRecount({ type, status, payments, pendingPayments = [], tables }: TableSession): boolean {
  const isUnpaid = payments.length === 0 && pendingPayments.length === 0;
  return type === 'dineIn' && status === 'ongoing' && isUnpaid && tables.length === 1;
}
