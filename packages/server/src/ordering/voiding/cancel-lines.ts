import type { VoidReasonCode } from '@comanda/contract';
import type { StoredLine } from '../../db/index.ts';
import type { RemainingQuantities } from '../../kitchen/index.ts';
import type { ReturnedLine } from '../stock/index.ts';

export type CancelledLines = {
  /** All lines of the bill as they are now. */
  readonly lines: readonly StoredLine[];
  readonly changed: readonly StoredLine[];
  /** What goes back into the stock. */
  readonly returned: readonly ReturnedLine[];
};

/** The lines of a bill with fewer pieces of some of them: a line of which none is left is cancelled, and counts no more. */
export function cancelLines(
  lines: readonly StoredLine[],
  left: RemainingQuantities,
  reasonOf: (line: string) => VoidReasonCode | undefined,
): CancelledLines {
  const cancelled = lines.map((line) => {
    const quantity = left.get(line.id) ?? line.quantity;
    const isUntouched = line.status === 'cancel' || quantity === line.quantity;
    return isUntouched ? { line, after: line } : { line, after: fewer(line, quantity, reasonOf(line.id)) };
  });
  const changed = cancelled.filter(({ line, after }) => line !== after);
  return {
    lines: cancelled.map(({ after }) => after),
    changed: changed.map(({ after }) => after),
    returned: changed.map(({ line, after }) => ({ product: line.product, taken: difference(line, after) })),
  };
}

function fewer(line: StoredLine, quantity: number, voidReason: VoidReasonCode | undefined): StoredLine {
  if (quantity === 0) {
    const { taken: _taken, ...kept } = line;
    return { ...kept, status: 'cancel', ...(voidReason !== undefined && { voidReason }) };
  }
  const taken = line.taken?.map((entry) => ({
    ...entry,
    quantity: Math.round((entry.quantity * quantity) / line.quantity),
  }));
  return { ...line, quantity, taken };
}

function difference({ taken = [] }: StoredLine, after: StoredLine): StoredLine['taken'] {
  return taken.map((entry, index) => ({
    ...entry,
    quantity: entry.quantity - (after.taken?.[index]?.quantity ?? 0),
  }));
}
