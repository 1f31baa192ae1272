import type { LinePart } from '@comanda/contract';
import { familyOf, scaledInteger } from '@comanda/domain';
import type { StoredLine } from '../../db/index.ts';
import { cartLinesOf } from '../../sessions/index.ts';
import { ensureNoProblems, type FieldProblem } from './line-problem.ts';

/** A line that was split off another, with the quantity that it took. */
type SplitLine = { readonly from: string; readonly line: StoredLine };
/** The lines of a bill after some were split: all of them, those reduced, and those split off. */
export type SplitLines = {
  readonly lines: readonly StoredLine[];
  readonly reduced: readonly StoredLine[];
  readonly added: readonly SplitLine[];
};

/** Quantities have at most three decimals (pricing P1.6). */
const THOUSANDTHS = 1000;

/**
 * Splits parts off lines, each with its share of the stock taken and of its set items (till T4.6): what is split off
 * keeps price, reason, guests and place. Throws `badRequest` with the field for an unknown or doubled id, a quantity that
 * leaves nothing or is no number of pieces, a set item and a gift.
 */
export function splitLines(
  lines: readonly StoredLine[],
  parts: readonly LinePart[],
  newId: () => string,
): SplitLines {
  let current = lines;
  const added: SplitLine[] = [];
  for (const [index, part] of parts.entries()) {
    ensureNoProblems(problemsOf(current, part, `/parts/${index}`));
    const split = splitOff(current, part, newId);
    current = split.lines;
    added.push(...split.added);
  }
  const before = new Map(lines.map((line) => [line.id, line]));
  const reduced = current.filter((line) => before.has(line.id) && before.get(line.id) !== line);
  const newest = new Map(current.map((line) => [line.id, line]));
  const latest = added.map(({ from, line }) => ({ from, line: newest.get(line.id) ?? line }));
  return { lines: current, reduced, added: latest };
}

function problemsOf(lines: readonly StoredLine[], part: LinePart, at: string): readonly FieldProblem[] {
  const line = lines.find(({ id }) => id === part.line);
  if (line === undefined || line.status === 'cancel') return [{ field: `${at}/line`, rule: 'unknown' }];
  if (line.fromProduct !== undefined) return [{ field: `${at}/line`, rule: 'setItem' }];
  if (line.fromCoupon !== undefined) return [{ field: `${at}/line`, rule: 'gift' }];
  if (lines.some(({ id }) => id === part.id)) return [{ field: `${at}/id`, rule: 'uniqueItems' }];
  const decimals = line.frozen?.product?.soldByWeight ? THOUSANDTHS : 1;
  const isQuantity = scaledInteger(part.quantity, decimals) !== undefined && part.quantity < line.quantity;
  return isQuantity ? [] : [{ field: `${at}/quantity`, rule: 'maximum' }];
}

function splitOff(
  lines: readonly StoredLine[],
  part: LinePart,
  newId: () => string,
): Pick<SplitLines, 'lines' | 'added'> {
  const family = familyOf(cartLinesOf(lines), part.line);
  const live = lines.filter(({ id, status }) => family.has(id) && status !== 'cancel');
  const ids = new Map(live.map(({ id }) => [id, id === part.line ? part.id : newId()]));
  const whole = live.find(({ id }) => id === part.line)?.quantity ?? part.quantity;
  const rest = rounded(whole - part.quantity);
  const kept = new Map(live.map((line) => [line.id, shareOf(line, rest, whole)]));
  const added = live.map((line) => {
    const parent = line.fromProduct === undefined ? undefined : ids.get(line.fromProduct);
    const id = ids.get(line.id) ?? line.id;
    const share = without(line, kept.get(line.id) ?? line);
    return { from: line.id, line: { ...share, id, ...(parent !== undefined && { fromProduct: parent }) } };
  });
  return {
    lines: [...lines.map((line) => kept.get(line.id) ?? line), ...added.map(({ line }) => line)],
    added,
  };
}

/** Returns a line's share of itself, `part` of `whole` of the line that is split, with that share of its stock. */
function shareOf(line: StoredLine, part: number, whole: number): StoredLine {
  const taken = line.taken?.map((entry) => ({
    ...entry,
    quantity: Math.round((entry.quantity * part) / whole),
  }));
  return {
    ...line,
    quantity: rounded((line.quantity * part) / whole),
    ...(taken !== undefined && { taken }),
  };
}

/** Returns what a share leaves of a line. */
function without(line: StoredLine, share: StoredLine): StoredLine {
  const taken = line.taken?.map((entry, index) => ({
    ...entry,
    quantity: entry.quantity - (share.taken?.[index]?.quantity ?? 0),
  }));
  const quantity = rounded(line.quantity - share.quantity);
  return { ...line, quantity, ...(taken !== undefined && { taken }) };
}

function rounded(quantity: number): number {
  return Math.round(quantity * THOUSANDTHS) / THOUSANDTHS;
}
