import type { TableSession } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { groupAmount } from '../../../../data/bills/group-amount.ts';
import { groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';

/** Dishes of one seat; of the whole table without one. */
export type SeatGroup = {
  readonly seat: string | undefined;
  /** Dishes that were sent. */
  readonly sent: readonly LineGroup[];
  /** Dishes that were not, without the items of sets. */
  readonly unsent: readonly CartLine[];
  /** Amount of what was sent, minor units. */
  readonly amount: number;
};

/** The most seats that stand side by side in the bar. */
const MAX_SEATS = 20;

/** Returns the seats to order for: 1 to the covers (till T4.3). */
export function seatsOf(covers: number): readonly string[] {
  return Array.from({ length: Math.min(covers, MAX_SEATS) }, (_, at) => String(at + 1));
}

/** Returns the dishes of a bill and those rung up by seat, in the seats' order, what is shared last. */
export function seatGroups(
  session: TableSession | undefined,
  lines: readonly CartLine[],
): readonly SeatGroup[] {
  const sent = session === undefined ? [] : groupLines(liveLines(session));
  const unsent = lines.filter(({ fromProduct }) => fromProduct === undefined);
  const seats = new Set([
    ...sent.map(({ line }) => line.tableChairId),
    ...unsent.map(({ tableChairId }) => tableChairId),
  ]);
  const sorted = [...seats].sort(
    (one, other) => Number(one ?? Number.POSITIVE_INFINITY) - Number(other ?? Number.POSITIVE_INFINITY),
  );
  return sorted.map((seat) => {
    const own = sent.filter(({ line }) => line.tableChairId === seat);
    return {
      seat,
      sent: own,
      unsent: unsent.filter(({ tableChairId }) => tableChairId === seat),
      amount: own.reduce((sum, group) => sum + groupAmount(group), 0),
    };
  });
}
