import type { TableSession } from '@comanda/contract';

/** Returns the bills on which something is ordered, the newest first (till T3.7). */
export function listedBills(bills: readonly TableSession[]): readonly TableSession[] {
  return bills
    .filter(({ products }) => products.length > 0)
    .sort((one, other) => (one.startTime < other.startTime ? 1 : -1));
}
