import type { TableSession } from '@comanda/contract';
import { byProgress, groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';

/** What was ordered at one time: the first, second, … placement of a bill. */
export type Placement = { readonly order: number; readonly groups: readonly LineGroup[] };

/** The placements of a bill, newest first, each with its dishes by progress. */
export function placementsOf(session: TableSession): readonly Placement[] {
  const lines = liveLines(session);
  const orders = [...new Set(lines.map(({ order }) => order))].sort((one, other) => other - one);
  return orders.map((order) => ({
    order,
    groups: byProgress(groupLines(lines.filter((line) => line.order === order))),
  }));
}

/** A bill as if nothing but one placement had been ordered; undefined when there is no such. */
export function withPlacement(session: TableSession, order: number): TableSession | undefined {
  const products = session.products.filter((line) => line.order === order);
  return products.length === 0 ? undefined : { ...session, products };
}
