import type { VoidReasonCode } from '@comanda/contract';
import type { StoredLine } from '../../db/index.ts';
import type { RemainingQuantities } from '../../kitchen/index.ts';
import type { ReturnedLine } from '../stock/index.ts';

export type CancelledLines = {
  /** All lines of the bill after the change. */
  readonly lines: readonly StoredLine[];
  readonly changed: readonly StoredLine[];
  /** Stock to return. */
  readonly returned: readonly ReturnedLine[];
};

/** Reduces lines to their remaining quantities; a line with none left is cancelled with the reason given for it. */
export function cancelLines(
  lines: readonly StoredLine[],
  remaining: RemainingQuantities,
  reasonOf: (line: string) => VoidReasonCode | undefined,
): CancelledLines {
  const cancelled = lines.map((line) => {
    const quantity = remaining.get(line.id) ?? line.quantity;
    const isUntouched = line.status === 'cancel' || quantity === line.quantity;
    return isUntouched
      ? { line, after: line }
      : { line, after: reducedLine(line, quantity, reasonOf(line.id)) };
  });
  const changed = cancelled.filter(({ line, after }) => line !== after);
  return {
    lines: cancelled.map(({ after }) => after),
    changed: changed.map(({ after }) => after),
    returned: changed.map(({ line, after }) => ({
      product: line.product,
      taken: returnedStock(line, after),
    })),
  };
}

function reducedLine(line: StoredLine, quantity: number, voidReason: VoidReasonCode | undefined): StoredLine {
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

function returnedStock({ taken = [] }: StoredLine, after: StoredLine): StoredLine['taken'] {
  return taken.map((entry, index) => ({
    ...entry,
    quantity: entry.quantity - (after.taken?.[index]?.quantity ?? 0),
  }));
}
