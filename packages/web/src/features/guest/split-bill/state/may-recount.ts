import type { TableSession } from '@comanda/contract';

/** Whether the guests of a table may still say how many they are: nobody has paid, or is about to. */
export function mayRecount({ type, status, payments, pendingPayments = [], tables }: TableSession): boolean {
  const isUnpaid = payments.length === 0 && pendingPayments.length === 0;
  return type === 'dineIn' && status === 'ongoing' && isUnpaid && tables.length === 1;
}
