import type { HoldCourse, KitchenTicket, TableSession } from '@comanda/contract';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import type { CoreContext, Requester } from '../../core/index.ts';
import type { StoredLine, Tx } from '../../db/index.ts';
import { changeCourse, isUnsentToKitchen, ticketsOf } from '../../kitchen/index.ts';
import { type SessionRecord, saveSession } from '../../sessions/index.ts';
import { changeByHand } from '../bill/index.ts';
import { chosenLines, idsOf } from './chosen-lines.ts';

/**
 * Takes a fired course, or lines, back from the kitchen while nothing of it is begun, until the staff fire it again; what
 * still waits for its turn or its time waits for the staff, too (kitchen K2.4). Throws `nothingToFire` if all is begun or
 * held already, `badRequest` with the field, and as `changeByHand`.
 */
export async function holdCourse(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: HoldCourse,
  requester: Requester,
): Promise<TableSession> {
  const change = { call: 'hold', event: 'changeCourse' } as const;
  return changeByHand(context, guards, change, call, requester, async (before, parts) => {
    const { tx, publish } = parts;
    const approver = await parts.ensurePermitted(tx, { action: 'course' });
    const chosen = chosenLines(before.lines, call).filter(canBeHeld);
    const begun = call.course === undefined ? new Set<string>() : await linesOfBegun(tx, before);
    const ids = idsOf(chosen.filter(({ id }) => !begun.has(id)));
    const held = { ids, line: heldLine, ticket: heldTicket };
    const record = await changeCourse(tx, context, before, held, publish);
    await saveSession(tx, record.session, { isHeld: await isUnsentToKitchen(tx, record.session._id) });
    const after = { course: call.course, lines: [...ids] };
    return { record, audit: { action: 'holdCourse', approver, after } };
  });
}

function canBeHeld({ kitchenStatus, waitsFor, fireAt }: StoredLine): boolean {
  return kitchenStatus === 'waiting' && (waitsFor !== 'staff' || fireAt !== undefined);
}

/** Returns the lines on tickets of which something is begun: a course is taken back whole, or not at all. */
async function linesOfBegun(tx: Tx, { session }: SessionRecord): Promise<ReadonlySet<string>> {
  const tickets = await ticketsOf(tx, session._id);
  const begun = tickets.filter(({ ticket }) => ticket.status !== 'waiting');
  return new Set(begun.flatMap(({ ticket }) => ticket.lines.map(({ id }) => id)));
}

function heldLine({ firedAt: _fired, fireAt: _at, rushedAt: _rushed, ...line }: StoredLine): StoredLine {
  return { ...line, held: true, waitsFor: 'staff' };
}

function heldTicket(ticket: KitchenTicket): KitchenTicket {
  const { firedAt: _fired, fireAt: _at, dueAt: _due, rush: _rush, ...rest } = ticket;
  return { ...rest, waitsFor: 'staff' };
}
