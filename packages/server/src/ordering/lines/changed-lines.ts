import type { LinePart } from '@comanda/contract';
import { dishOf, splitBill, stepOf } from '@comanda/domain';
import { shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine } from '../../db/index.ts';
import { changeTicketLines } from '../../kitchen/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import {
  BILL_LIMITS,
  ensureShareLimit,
  insertLines,
  presentSession,
  type SessionRecord,
  saveLines,
} from '../../sessions/index.ts';
import { type ChangeParts, ensureNoChangeDue, repriceBill, storeRepriced } from '../bill/index.ts';
import { ensureNoProblems } from './line-problem.ts';
import { type SplitLines, splitLines } from './split-lines.ts';

/** Throws `badRequest` with the field unless each entry names a line of the bill that counts, and none twice. */
export function ensureKnownLines(
  lines: readonly StoredLine[],
  named: readonly { readonly line: string }[],
): void {
  const live = new Set(lines.filter(({ status }) => status !== 'cancel').map(({ id }) => id));
  const ids = named.map(({ line }) => line);
  const problems = ids.flatMap((id, index) => {
    const field = `/lines/${index}/line`;
    if (!live.has(id)) return [{ field, rule: 'unknown' }];
    return ids.indexOf(id) === index ? [] : [{ field, rule: 'uniqueItems' }];
  });
  ensureNoProblems(problems);
}

/** Throws `linesPaid` with the dishes among the lines, or that they belong to, that are paid or being paid. */
export function ensureUnpaid(context: CoreContext, record: SessionRecord, ids: readonly string[]): void {
  const live = record.lines.filter(({ status }) => status !== 'cancel');
  const dishes = new Set(ids.map((id) => dishOf(live, id)));
  const { dishes: billed } = splitBill(presentSession(record), stepOf(shopOf(context, record.session.shop)));
  const unavailable = billed.filter(({ line, state }) => dishes.has(line) && state !== 'open');
  if (unavailable.length > 0)
    throw new CodedError('linesPaid', { lines: unavailable.map(({ line }) => line) });
}

/** Splits parts off a bill's lines. Throws `badRequest`, `linesPaid` or `billFull`. */
export function splitParts(
  context: CoreContext,
  record: SessionRecord,
  parts: readonly LinePart[],
): SplitLines {
  const split = splitLines(record.lines, parts, () => newId(context.clock));
  ensureUnpaid(
    context,
    record,
    parts.map(({ line }) => line).filter((id) => record.lines.some((line) => line.id === id)),
  );
  ensureRoomForLines(split.lines);
  return split;
}

/** Throws `billFull` for more lines, or more shared ones, than a bill may have. */
export function ensureRoomForLines(lines: readonly StoredLine[]): void {
  const { lines: most } = BILL_LIMITS;
  if (lines.length > most) throw new CodedError('billFull', { most });
  ensureShareLimit(lines);
}

type ChangedLines = {
  readonly split: SplitLines;
  /** All lines of the bill after the change, those split off included. */
  readonly lines: readonly StoredLine[];
};

/**
 * Stores changed lines of a bill and reprices it; the kitchen's tickets follow. Throws `wouldOverpay` if less would be
 * owed than was paid.
 */
export async function storeChangedLines(
  context: CoreContext,
  before: SessionRecord,
  { split, lines }: ChangedLines,
  { tx, publish }: ChangeParts,
): Promise<SessionRecord> {
  const updatedAt = instantNow(context.clock);
  const repriced = repriceBill(context, { ...before.session, updatedAt }, lines);
  ensureNoChangeDue(before.session.bill, repriced.bill);
  const added = new Set(split.added.map(({ line }) => line.id));
  const stored = new Map(before.lines.map((line) => [line.id, line]));
  const changed = lines.filter((line) => !added.has(line.id) && stored.get(line.id) !== line);
  await saveLines(tx, before.session, changed);
  await insertLines(
    tx,
    before.session,
    lines.filter(({ id }) => added.has(id)),
    { from: before.lines.length, arePlaced: false },
  );
  await changeTicketLines(tx, context, before.session, { lines, added: split.added }, publish);
  return storeRepriced(tx, context, { session: repriced, lines }, publish);
}
