import type { LinePart } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { changeTicketLines } from '../../kitchen/index.ts';
import { newId } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { insertLines, type SessionRecord, saveLines } from '../../sessions/index.ts';
import { ensureRoomForLines } from './changed-lines.ts';
import { splitLines } from './split-lines.ts';

/**
 * Splits pieces off the lines of a locked bill, paid or not, so that they can be given back (payments M4.1); the caller
 * prices the bill anew. Throws `badRequest` with the field as `splitLines`, and `billFull`.
 */
export async function splitPlacedLines(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  parts: readonly LinePart[],
  publish: Publish,
): Promise<SessionRecord> {
  const { session, lines: before } = record;
  const { lines, reduced, added } = splitLines(before, parts, () => newId(context.clock));
  ensureRoomForLines(lines);
  await saveLines(tx, session, reduced);
  const fresh = added.map(({ line }) => line);
  await insertLines(tx, session, fresh, { from: before.length, arePlaced: false });
  await changeTicketLines(tx, context, session, { lines, added }, publish);
  return { session, lines };
}
