import type { RefundPayment } from '@comanda/contract';
import type { LineGroup } from '../sessions/progress.ts';

/** Pieces of a dish that are given back, under the id of the line that they become. */
type Pieces = { readonly quantity: number; readonly id: string };
/** The dishes of which some pieces are given back, by line; of the others all are. */
export type ChosenPieces = ReadonlyMap<string, Pieces>;

/** Returns true for a dish of which some pieces may be given back: several, counted, and no gift. */
export function isDivisible({ line }: LineGroup): boolean {
  return line.quantity > 1 && Number.isInteger(line.quantity) && line.fromCoupon === undefined;
}

/** Returns the choice with so many pieces of a dish; all of them need no line of their own. */
export function withPieces(
  chosen: ChosenPieces,
  { line }: LineGroup,
  quantity: number,
  newId: () => string,
): ChosenPieces {
  const next = new Map(chosen);
  if (quantity >= line.quantity) next.delete(line.id);
  else next.set(line.id, { quantity, id: chosen.get(line.id)?.id ?? newId() });
  return next;
}

/** Returns the lines that are given back and the parts that are split off for them (payments M4.1). */
export function refundedLines(
  lines: ReadonlySet<string>,
  pieces: ChosenPieces,
): Pick<RefundPayment, 'lines' | 'parts'> {
  const parts = [...lines].flatMap((line) => {
    const part = pieces.get(line);
    return part === undefined ? [] : [{ line, ...part }];
  });
  return {
    lines: [...lines].map((line) => pieces.get(line)?.id ?? line),
    ...(parts.length > 0 && { parts }),
  };
}
