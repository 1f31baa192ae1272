import type { KitchenTicket } from '@comanda/contract';
import { courseDue, courseNumber } from '@comanda/domain';
import { writeAudit } from '../audit/index.ts';
import type { CoreContext } from '../core/index.ts';
import type { StoredLine, Tx } from '../db/index.ts';
import { instantNow } from '../lib/index.ts';
import type { Publish } from '../outbox/index.ts';
import type { SessionRecord } from '../sessions/index.ts';
import { dueAt } from './build-ticket.ts';
import { changeCourse } from './change-course.ts';
import { ticketsOf } from './ticket-store.ts';

/**
 * Sends lines that wait to the kitchen (K2.4): from now on they are promised and can be late. Returns the bill, whose
 * session the caller stores and publishes.
 */
export async function fireLines(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  ids: ReadonlySet<string>,
  publish: Publish,
): Promise<SessionRecord> {
  const firedAt = instantNow(context.clock);
  const shop = context.catalogue.get('shops', record.session.shop);
  const due = dueAt(record.session, firedAt, shop);
  const change = {
    ids,
    line: ({ held: _held, waitsFor: _for, fireAt: _at, ...line }: StoredLine) => ({ ...line, firedAt }),
    ticket: (ticket: KitchenTicket) => {
      return { ...ticket, waitsFor: undefined, fireAt: undefined, firedAt, dueAt: due };
    },
  };
  return changeCourse(tx, context, record, change, publish);
}

/**
 * Fires the course that is due by itself where the shop has `courses: auto`: the next, once the one before is taken.
 * Returns the bill, unchanged if none is due.
 */
export async function fireDueCourse(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  publish: Publish,
): Promise<SessionRecord> {
  const { shop, _id: entity } = record.session;
  if (context.catalogue.get('shops', shop)?.courses !== 'auto') return record;
  const tickets = (await ticketsOf(tx, entity)).map(({ ticket }) => ticket);
  const course = courseDue(tickets);
  if (course === undefined) return record;
  const lines = record.lines.filter((line) => line.waitsFor === 'course' && courseNumber(line) === course);
  const ids = new Set(lines.map(({ id }) => id));
  const after = await fireLines(tx, context, record, ids, publish);
  const change = { shop, action: 'fireCourse', entity, after: { course, lines: [...ids] } } as const;
  await writeAudit(tx, context, { kind: 'system' }, change);
  return after;
}
