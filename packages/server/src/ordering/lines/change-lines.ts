import type { ChangeLines, TableSession } from '@comanda/contract';
import { familyOf } from '@comanda/domain';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import type { CoreContext, Requester } from '../../core/index.ts';
import type { StoredLine } from '../../db/index.ts';
import { cartLinesOf, type SessionRecord } from '../../sessions/index.ts';
import { changeByHand, ensureNotBeingPaid } from '../bill/index.ts';
import { ensureKnownLines, splitParts, storeChangedLines } from './changed-lines.ts';
import { ensureSeats, ensureSellers } from './line-places.ts';
import { ensureNoProblems } from './line-problem.ts';

type LineChange = NonNullable<ChangeLines['lines']>[number];
/** The fields that say how a line is served. */
const PLACE_FIELDS = ['tableChairId', 'takeAway', 'customRemark', 'staff', 'course'] as const;

/**
 * Changes seat, takeaway, remark, seller and course of placed lines, after splitting `parts` off; for staff. The kitchen
 * gets the difference. Dish, options and quantity never change (till T4.6). Throws `badRequest` with the field,
 * `linesPaid` or `paymentNotPossible` where the price depends on it, or `wouldOverpay`.
 */
export async function changeLines(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: ChangeLines,
  requester: Requester,
): Promise<TableSession> {
  const { lines: changes = [], parts = [] } = call;
  return changeByHand(context, guards, 'changeLines', call, requester, async (before, change) => {
    await change.ensurePermitted(change.tx, { action: 'order' });
    if (changes.length + parts.length === 0) ensureNoProblems([{ field: '/lines', rule: 'required' }]);
    const isPriced = parts.length > 0 || changes.some(({ takeAway }) => takeAway !== undefined);
    if (isPriced) await ensureNotBeingPaid(change.tx, before.session._id);
    const split = splitParts(context, before, parts);
    ensureKnownLines(split.lines, changes);
    ensureSeats(before.session, fieldsOf(changes, 'tableChairId'));
    await ensureSellers(change.tx, before.session.shop, fieldsOf(changes, 'staff'));
    const lines = withChanges(split.lines, changes);
    const record = await storeChangedLines(context, before, { split, lines }, change);
    const ids = new Set(changes.map(({ line }) => line));
    const audit = {
      action: 'changeLines' as const,
      before: { lines: placesOf({ ...before, lines: split.lines }, ids) },
      after: { lines: placesOf(record, ids), ...(parts.length > 0 && { parts }) },
    };
    return { record, audit };
  });
}

function fieldsOf<Name extends 'tableChairId' | 'staff'>(changes: readonly LineChange[], name: Name) {
  return changes.map((change, index) => ({ field: `/lines/${index}/${name}`, value: change[name] }));
}

/** Returns the lines with their changes; set items are served like their sets, with remarks of their own. */
function withChanges(lines: readonly StoredLine[], changes: readonly LineChange[]): readonly StoredLine[] {
  const cart = cartLinesOf(lines);
  return changes.reduce((current, { line: id, customRemark, ...shared }) => {
    const family = familyOf(cart, id);
    return current.map((line) => {
      if (!family.has(line.id)) return line;
      return withFields(line, line.id === id ? { customRemark, ...shared } : shared);
    });
  }, lines);
}

/** Returns a line with the fields given; null removes one. */
function withFields(line: StoredLine, fields: Omit<LineChange, 'line'>): StoredLine {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const removed = new Set(given.filter(([, value]) => value === null).map(([name]) => name));
  const kept = Object.entries({ ...line, ...Object.fromEntries(given) }).filter(
    ([name]) => !removed.has(name),
  );
  return given.length === 0 ? line : (Object.fromEntries(kept) as StoredLine);
}

function placesOf({ lines }: Pick<SessionRecord, 'lines'>, ids: ReadonlySet<string>) {
  return lines
    .filter(({ id }) => ids.has(id))
    .map((line) => ({
      id: line.id,
      quantity: line.quantity,
      ...Object.fromEntries(PLACE_FIELDS.map((name) => [name, line[name]])),
    }));
}
