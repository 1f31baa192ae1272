import type { ShareLines, TableSession } from '@comanda/contract';
import { dishOf, splitBill, stepOf } from '@comanda/domain';
import { shopOf } from '../../catalogue/availability/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredLine } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import {
  ensureSessionAccess,
  ensureShareLimit,
  lockSession,
  presentSession,
  type SessionRecord,
  saveLines,
  transitionStatus,
} from '../../sessions/index.ts';
import { storeSession } from '../bill/index.ts';

/**
 * Sets which guests pay for dishes of a bill, in equal parts; any guest of the bill may. Without guests, whoever
 * ordered a dish pays for it. Sets are shared as a whole. Throws `notFound` (no such line), `badRequest` (no such
 * guest), `linesPaid` with the `lines` that are paid or being paid, or `tooManyShares`.
 */
export async function shareLines(
  context: CoreContext,
  call: ShareLines,
  actor: Actor,
): Promise<TableSession> {
  return context.write(async (tx, publish) => {
    const record = await lockSession(tx, call.session);
    await ensureSessionAccess(tx, record.session, call.restoreKey, actor);
    const status = transitionStatus(record.session.status, 'changeGuests');
    const dishes = dishesOf(record, call.lines);
    ensureGuests(record, call.guests);
    ensureUnpaid(context, record, dishes);
    const sharedBy = [...new Set(call.guests)].sort((one, other) => one - other);
    const lines = record.lines.map((line) => (dishes.has(line.id) ? withSharers(line, sharedBy) : line));
    ensureShareLimit(lines);
    const session = { ...record.session, status, updatedAt: instantNow(context.clock) };
    await saveLines(
      tx,
      session,
      lines.filter(({ id }) => dishes.has(id)),
    );
    return storeSession(tx, { session, lines }, publish);
  });
}

function withSharers({ sharedBy: _before, ...line }: StoredLine, sharedBy: number[]): StoredLine {
  return sharedBy.length === 0 ? line : { ...line, sharedBy };
}

/** Returns the ids of the dishes that the lines are, or belong to as set items. Throws `notFound`. */
function dishesOf({ lines }: SessionRecord, ids: readonly string[]): ReadonlySet<string> {
  const live = lines.filter(({ status }) => status !== 'cancel');
  return new Set(
    ids.map((line) => {
      const dish = dishOf(live, line);
      if (dish === undefined) throw new CodedError('notFound', { line });
      return dish;
    }),
  );
}

function ensureGuests({ session: { guests = [] } }: SessionRecord, numbers: readonly number[]): void {
  const isUnknown = numbers.some((number) => guests.every(({ guest }) => guest !== number));
  if (isUnknown) throw new CodedError('badRequest', { problems: [{ field: '/guests', rule: 'value' }] });
}

function ensureUnpaid(context: CoreContext, record: SessionRecord, dishes: ReadonlySet<string>): void {
  const step = stepOf(shopOf(context, record.session.shop));
  const split = splitBill(presentSession(record), step);
  const unavailable = split.dishes.filter(({ line, state }) => dishes.has(line) && state !== 'open');
  if (unavailable.length > 0)
    throw new CodedError('linesPaid', { lines: unavailable.map(({ line }) => line) });
}
