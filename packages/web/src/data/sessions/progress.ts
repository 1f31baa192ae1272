import type { SessionLine, TableSession, TvStatus } from '@comanda/contract';

/** How far a dish is. */
export type DishStatus = 'received' | 'cooking' | 'ready' | 'served';

/** A dish of an order with what belongs to it. */
export type LineGroup = {
  readonly line: SessionLine;
  readonly children: readonly SessionLine[];
  /** The least advanced of the line and its children. */
  readonly status: DishStatus;
};

const WAY: readonly TvStatus[] = ['waiting', 'preparing', 'ready', 'taken'];
/** A kitchen status in the words of the order page. */
export const STATUS_OF: Readonly<Record<TvStatus, DishStatus>> = {
  waiting: 'received',
  preparing: 'cooking',
  ready: 'ready',
  taken: 'served',
};
/** What a guest looks for first: what can be had now, then what comes next. */
const RANK: Readonly<Record<DishStatus, number>> = { ready: 0, cooking: 1, received: 2, served: 3 };

function leastAdvanced(lines: readonly SessionLine[]): TvStatus {
  const steps = lines.map((line) => WAY.indexOf(line.kitchenStatus));
  return WAY[Math.min(...steps)] ?? 'waiting';
}

/** Lines that count: what was cancelled is neither cooked nor paid. */
export function liveLines(session: TableSession): readonly SessionLine[] {
  return session.products.filter((line) => line.status !== 'cancel');
}

/** What was ordered: the lines that count, or all of an order that was called off whole. */
export function orderedLines(session: TableSession): readonly SessionLine[] {
  const isOff = session.status === 'cancelled' || session.status === 'void';
  return isOff ? session.products : liveLines(session);
}

/** The dishes of an order with their set children, in the order placed. */
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

/** Ready first, then cooking, received and served; what is equal stays as placed. */
export function byProgress(groups: readonly LineGroup[]): readonly LineGroup[] {
  return [...groups].sort((one, other) => RANK[one.status] - RANK[other.status]);
}

/** How many dishes were ordered; a set counts once. */
export function dishCount(groups: readonly LineGroup[]): number {
  return groups.reduce((sum, { line }) => sum + Math.max(1, Math.floor(line.quantity)), 0);
}
