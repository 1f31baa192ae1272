import type { SessionLine, TableSession } from '@comanda/contract';

/** Returns the dishes that were taken off a bill, without the items of sets. */
export function takenOff({ products }: Pick<TableSession, 'products'>): readonly SessionLine[] {
  return products.filter(({ status, fromProduct }) => status === 'cancel' && fromProduct === undefined);
}
