import { randomUUID } from 'node:crypto';
import type { AnswerCall, CallStaff, TableSession } from '@comanda/contract';
import { type Actor, type CoreContext, ensureStaff } from '../../core/index.ts';
import type { StoredSession } from '../../db/index.ts';
import { CLOCK_TOLERANCE_MS, CodedError, instantNow, instantOf } from '../../lib/index.ts';
import { changeSession } from '../../ordering/bill/index.ts';
import { ensureSessionAccess, presentSession, readSession, transitionStatus } from '../../sessions/index.ts';
import { changeStaffCalls, insertStaffCall } from '../calls/index.ts';

/** So often guests of one bill may call in so long a time. */
const MAX_CALLS = 6;
const CALLS_WITHIN_MS = 10 * 60_000;
/** A call that is asked again sooner than this changes nothing. */
const ASKED_AGAIN_MS = 60_000;
const LONGEST_TEXT = 100;

type OpenCall = NonNullable<StoredSession['staffCalls']>[number];

/**
 * Calls staff to a bill's guests; the shop's staff see it live (`staffCalls`). One call of a kind is open at a time:
 * asked again within a minute nothing changes, later the open one counts it. Throws `tooManyRequests` with
 * `retryAfter` (s).
 */
export async function callStaff(context: CoreContext, call: CallStaff, actor: Actor): Promise<TableSession> {
  const known = await readSession(context.read, call.session);
  await ensureSessionAccess(context.read, known.session, call.restoreKey, actor);
  const isJustAsked = (session: StoredSession) => {
    const open = openCallOf(session, call);
    return open !== undefined && context.clock.now() - lastAsked(open) < ASKED_AGAIN_MS;
  };
  if (isJustAsked(known.session)) return presentSession(known);
  return changeSession(context, call, actor, async (tx, { session }, publish) => {
    const status = transitionStatus(session.status, 'callStaff');
    if (isJustAsked(session)) return session;
    const now = context.clock.now();
    const calledAt = recentCalls(session, now);
    const [oldest = ''] = calledAt;
    if (calledAt.length >= MAX_CALLS) {
      const retryAfter = Math.ceil((Date.parse(oldest) + CALLS_WITHIN_MS - now) / 1000);
      throw new CodedError('tooManyRequests', { retryAfter });
    }
    const at = instantOf(now);
    const called = { ...session, status, calledAt: [...calledAt, at] };
    const open = openCallOf(session, call);
    if (open !== undefined) {
      const again = askedAgain(open, call, at);
      await changeStaffCalls(tx, session, ({ _id }) => (_id === open._id ? again : undefined), publish);
      return { ...called, staffCalls: session.staffCalls?.map((each) => (each === open ? again : each)) };
    }
    const { kind, text } = call;
    const made = { _id: randomUUID(), kind, ...(text !== undefined && { text }), at };
    const { shop, _id, type, tableName, orderNumber } = session;
    const place = { shop, session: _id, type, tableName, orderNumber };
    await insertStaffCall(tx, { ...made, ...place, status: 'open', version: 1 }, publish);
    return { ...called, staffCalls: [...(session.staffCalls ?? []), made] };
  });
}

/**
 * Answers a call: somebody has come, or is on the way. Who it was is kept; of two who answer at once the first
 * counts, and both get the bill without the call.
 */
export async function answerCall(
  context: CoreContext,
  call: AnswerCall,
  actor: Actor,
): Promise<TableSession> {
  const known = await readSession(context.read, call.session);
  ensureStaff(actor, known.session.shop);
  const isOpen = ({ staffCalls = [] }: StoredSession) => staffCalls.some(({ _id }) => _id === call.call);
  if (!isOpen(known.session)) return presentSession(known);
  return changeSession(context, call, actor, async (tx, { session }, publish) => {
    const { staffCalls = [], answeredCalls = [] } = session;
    const answered = staffCalls.find(({ _id }) => _id === call.call);
    if (answered === undefined) return session;
    const answeredAt = instantNow(context.clock);
    const by = actor.kind === 'staff' ? { staff: actor.staff._id, name: actor.staff.name } : undefined;
    const answer = { status: 'answered', answeredAt, answeredBy: by } as const;
    await changeStaffCalls(tx, session, ({ _id }) => (_id === call.call ? answer : undefined), publish);
    const { _id, kind, at } = answered;
    return {
      ...session,
      staffCalls: staffCalls.filter((each) => each !== answered),
      answeredCalls: [...answeredCalls.filter((each) => each.kind !== kind), { _id, kind, at, answeredAt }],
    };
  });
}

function openCallOf({ staffCalls = [] }: StoredSession, { kind }: CallStaff): OpenCall | undefined {
  return staffCalls.find((open) => open.kind === kind);
}

function lastAsked({ at, lastAt = at }: OpenCall): number {
  return Date.parse(lastAt);
}

/** What is asked for besides stands beside what was asked before, where there is room. */
function askedAgain(open: OpenCall, { text = open.text }: CallStaff, lastAt: string): OpenCall {
  const isSame = open.text === undefined || open.text === text;
  const both = isSame ? text : `${open.text} · ${text}`;
  const published = both !== undefined && both.length > LONGEST_TEXT ? text : both;
  return {
    ...open,
    ...(published !== undefined && { text: published }),
    lastAt,
    count: (open.count ?? 1) + 1,
  };
}

/** Calls of a time to come are those of a clock that was set back since: nobody waits for it to pass again. */
function recentCalls({ calledAt = [] }: StoredSession, now: number): readonly string[] {
  const [from, until] = [now - CALLS_WITHIN_MS, now + CLOCK_TOLERANCE_MS];
  return calledAt.filter((at) => Date.parse(at) > from && Date.parse(at) <= until);
}
