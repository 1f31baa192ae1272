import type { SessionLine, TableSession, TicketStatus } from '@comanda/contract';
import { isVoidedStatus } from '@comanda/domain';

/** Status of a dish. */
export type DishStatus = 'received' | 'cooking' | 'ready' | 'served';

/** A dish of an order with its children. */
export type LineGroup = {
  readonly line: SessionLine;
  readonly children: readonly SessionLine[];
  /** Status of the least advanced among the line and its children. */
  readonly status: DishStatus;
};

const WAY: readonly TicketStatus[] = ['waiting', 'preparing', 'ready', 'taken'];
/** Returns the order page's status for a kitchen status. */
export const STATUS_OF: Readonly<Record<TicketStatus, DishStatus>> = {
  waiting: 'received',
  preparing: 'cooking',
  ready: 'ready',
  taken: 'served',
};
/** Sort order of statuses: dishes to be had now first, then those that come next. */
const RANK: Readonly<Record<DishStatus, number>> = { ready: 0, cooking: 1, received: 2, served: 3 };

function leastAdvanced(lines: readonly SessionLine[]): TicketStatus {
  const steps = lines.map((line) => WAY.indexOf(line.kitchenStatus));
  return WAY[Math.min(...steps)] ?? 'waiting';
}

/** Returns the lines that are cooked and paid, without cancelled ones. */
export function liveLines(session: TableSession): readonly SessionLine[] {
  return session.products.filter((line) => line.status !== 'cancel');
}

/** Returns the lines ordered: those not cancelled, or all if the whole order was cancelled. */
export function orderedLines(session: TableSession): readonly SessionLine[] {
  const isOff = isVoidedStatus(session.status);
  return isOff ? session.products : liveLines(session);
}

/** Returns the dishes of an order with their set children, as placed. */
export function groupLines(lines: readonly SessionLine[]): readonly LineGroup[] {
  const ids = new Set(lines.map((line) => line.id));
  const isChild = (line: SessionLine) => line.fromProduct !== undefined && ids.has(line.fromProduct);
  return lines
    .filter((line) => !isChild(line))
    .map((line) => {
      const children = lines.filter((child) => child.fromProduct === line.id);
      return { line, children, status: STATUS_OF[leastAdvanced([line, ...children])] };
    });
}

/** Sorts dishes by status: ready, cooking, received, served; equal ones stay as placed. */
export function byProgress(groups: readonly LineGroup[]): readonly LineGroup[] {
  return [...groups].sort((one, other) => RANK[one.status] - RANK[other.status]);
}

/** Returns the number of dishes ordered; a set counts once. */
export function dishCount(groups: readonly LineGroup[]): number {
  return groups.reduce((sum, { line }) => sum + Math.max(1, Math.floor(line.quantity)), 0);
}
