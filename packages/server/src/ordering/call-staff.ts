import { randomUUID } from 'node:crypto';
import type { AnswerCall, CallStaff, TableSession } from '@comanda/contract';
import { CLOCK_TOLERANCE_MS, instantNow, instantOf } from '../clock.ts';
import { CodedError } from '../coded-error.ts';
import type { Actor } from '../core.ts';
import type { StoredSession } from '../db/stored.ts';
import { changeSession } from './change-session.ts';
import { ensureHolder, ensureStaff } from './holder.ts';
import { presentSession } from './present-session.ts';
import { readSession } from './session-store.ts';
import { movedStatus } from './transitions.ts';
import type { Workshop } from './workshop.ts';

/** So often guests of one bill may call in so long a time. */
const MOST_CALLS = 6;
const CALLS_WITHIN_MS = 10 * 60_000;

/**
 * Guests ask for somebody to come; the shop's staff see it live on the bill. While one call of a kind is open, another
 * changes nothing. Throws `tooManyRequests` with `retryAfter` (s).
 */
export async function callStaff(workshop: Workshop, call: CallStaff, actor: Actor): Promise<TableSession> {
  const known = await readSession(workshop.read, call.session);
  await ensureHolder(workshop.read, known.session, call.restoreKey, actor);
  if (isCalled(known.session, call)) return presentSession(known);
  return changeSession(workshop, call, actor, async (_tx, { session }) => {
    const status = movedStatus(session.status, 'callStaff');
    if (isCalled(session, call)) return session;
    const now = workshop.clock.now();
    const calledAt = recentCalls(session, now);
    const [oldest = ''] = calledAt;
    if (calledAt.length >= MOST_CALLS) {
      const retryAfter = Math.ceil((Date.parse(oldest) + CALLS_WITHIN_MS - now) / 1000);
      throw new CodedError('tooManyRequests', { retryAfter });
    }
    const { kind, text } = call;
    const at = instantOf(now);
    const made = { _id: randomUUID(), kind, ...(text !== undefined && { text }), at };
    const staffCalls = [...(session.staffCalls ?? []), made];
    return { ...session, status, staffCalls, calledAt: [...calledAt, at] };
  });
}

/** Staff have come: the call is off the bill. One that is answered already stays so. */
export async function answerCall(workshop: Workshop, call: AnswerCall, actor: Actor): Promise<TableSession> {
  const known = await readSession(workshop.read, call.session);
  ensureStaff(actor, known.session.shop);
  if (!known.session.staffCalls?.some(({ _id }) => _id === call.call)) return presentSession(known);
  return changeSession(workshop, call, actor, async (_tx, { session }) => ({
    ...session,
    staffCalls: session.staffCalls?.filter(({ _id }) => _id !== call.call),
    updatedAt: instantNow(workshop.clock),
  }));
}

function isCalled({ staffCalls = [] }: StoredSession, { kind }: CallStaff): boolean {
  return staffCalls.some((open) => open.kind === kind);
}

/** Calls of a time to come are those of a clock that was set back since: nobody waits for it to pass again. */
function recentCalls({ calledAt = [] }: StoredSession, now: number): readonly string[] {
  const [from, until] = [now - CALLS_WITHIN_MS, now + CLOCK_TOLERANCE_MS];
  return calledAt.filter((at) => Date.parse(at) > from && Date.parse(at) <= until);
}
