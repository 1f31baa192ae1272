import type { TableSession } from '@comanda/contract';
import { byProgress, groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';

/** One placement of a bill: the dishes ordered at one time. */
export type Placement = { readonly order: number; readonly groups: readonly LineGroup[] };

/** Returns the placements of a bill, newest first, each with its dishes by progress. */
export function placementsOf(session: TableSession): readonly Placement[] {
  const lines = liveLines(session);
  const orders = [...new Set(lines.map(({ order }) => order))].sort((one, other) => other - one);
  return orders.map((order) => ({
    order,
    groups: byProgress(groupLines(lines.filter((line) => line.order === order))),
  }));
}

/** Returns a bill reduced to one placement; undefined if there is no such placement. */
export function withPlacement(session: TableSession, order: number): TableSession | undefined {
  const products = session.products.filter((line) => line.order === order);
  return products.length === 0 ? undefined : { ...session, products };
}
