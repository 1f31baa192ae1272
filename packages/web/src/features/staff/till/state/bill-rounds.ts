import type { TableSession } from '@comanda/contract';
import { groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';

/** Dishes of a bill that were sent together. */
export type BillRound = { readonly order: number; readonly groups: readonly LineGroup[] };

/** Returns the dishes of a bill by the placement they came with, the first one first. */
export function billRounds(session: TableSession): readonly BillRound[] {
  const groups = groupLines(liveLines(session));
  const orders = [...new Set(groups.map(({ line }) => line.order))].toSorted((one, other) => one - other);
  return orders.map((order) => ({ order, groups: groups.filter(({ line }) => line.order === order) }));
}

/** Returns the pieces of each product on a bill with the lines rung up, set items among them. */
export function piecesByProduct(
  lines: readonly { readonly product?: string | undefined; readonly quantity: number }[],
): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { product, quantity } of lines)
    if (product !== undefined) pieces.set(product, (pieces.get(product) ?? 0) + quantity);
  return pieces;
}
