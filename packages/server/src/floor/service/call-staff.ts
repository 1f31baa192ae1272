import { randomUUID } from 'node:crypto';
import type { AnswerCall, CallStaff, TableSession } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { type Actor, type CoreContext, ensureStaff } from '../../core/index.ts';
import type { StoredSession } from '../../db/index.ts';
import { CLOCK_TOLERANCE_MS, CodedError, instantNow, instantOf } from '../../lib/index.ts';
import { changeSession } from '../../ordering/bill/index.ts';
import { ensureSessionAccess, presentSession, readSession, transitionStatus } from '../../sessions/index.ts';
import { changeStaffCalls, insertStaffCall } from '../calls/index.ts';

/** Maximum calls from one bill within the window. */
const MAX_CALLS = 6;
const CALL_WINDOW_MS = 10 * MINUTE_MS;
/** Time within which a repeated call is ignored. */
const DEBOUNCE_MS = MINUTE_MS;
const MAX_TEXT_LENGTH = 100;

type OpenCall = NonNullable<StoredSession['staffCalls']>[number];

/**
 * Calls staff to a bill's guests and publishes the call to the shop's staff (`staffCalls`). One call of a kind is open
 * at a time: repeats within a minute are ignored, later ones raise the count of the open call. Throws
 * `tooManyRequests` with `retryAfter` (s).
 */
export async function callStaff(context: CoreContext, call: CallStaff, actor: Actor): Promise<TableSession> {
  const existing = await readSession(context.read, call.session);
  await ensureSessionAccess(context.read, existing.session, call.restoreKey, actor);
  const isDebounced = (session: StoredSession) => {
    const open = openCallOf(session, call);
    return open !== undefined && context.clock.now() - lastAskedAt(open) < DEBOUNCE_MS;
  };
  if (isDebounced(existing.session)) return presentSession(existing);
  return changeSession(context, call, actor, async (tx, { session }, publish) => {
    const status = transitionStatus(session.status, 'callStaff');
    if (isDebounced(session)) return session;
    const now = context.clock.now();
    const calledAt = recentCalls(session, now);
    const [oldest = ''] = calledAt;
    if (calledAt.length >= MAX_CALLS) {
      const retryAfter = Math.ceil((Date.parse(oldest) + CALL_WINDOW_MS - now) / 1000);
      throw new CodedError('tooManyRequests', { retryAfter });
    }
    const at = instantOf(now);
    const called = { ...session, status, calledAt: [...calledAt, at] };
    const open = openCallOf(session, call);
    if (open !== undefined) {
      const repeated = repeatedCall(open, call, at);
      await changeStaffCalls(tx, session, ({ _id }) => (_id === open._id ? repeated : undefined), publish);
      return { ...called, staffCalls: session.staffCalls?.map((each) => (each === open ? repeated : each)) };
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
 * Answers a call and records who answered. If two answer concurrently, the first counts and both get the session
 * without the call.
 */
export async function answerCall(
  context: CoreContext,
  call: AnswerCall,
  actor: Actor,
): Promise<TableSession> {
  const existing = await readSession(context.read, call.session);
  ensureStaff(actor, existing.session.shop);
  const isOpen = ({ staffCalls = [] }: StoredSession) => staffCalls.some(({ _id }) => _id === call.call);
  if (!isOpen(existing.session)) return presentSession(existing);
  return changeSession(context, call, actor, async (tx, { session }, publish) => {
    const { staffCalls = [], answeredCalls = [] } = session;
    const answered = staffCalls.find(({ _id }) => _id === call.call);
    if (answered === undefined) return session;
    const answeredAt = instantNow(context.clock);
    const by = actor.kind === 'staff' ? { staff: actor.staff._id, name: actor.staff.name } : undefined;
    const answer = { status: 'answered', answeredAt, answeredBy: by } as const;
    await changeStaffCalls(tx, session, ({ _id }) => (_id === call.call ? answer : undefined), publish);
    const { _id, kind, at } = answered;
    const coming = { _id, kind, at, answeredAt, ...(by && { answeredBy: by.name }) };
    return {
      ...session,
      staffCalls: staffCalls.filter((each) => each !== answered),
      answeredCalls: [...answeredCalls.filter((each) => each.kind !== kind), coming],
    };
  });
}

function openCallOf({ staffCalls = [] }: StoredSession, { kind }: CallStaff): OpenCall | undefined {
  return staffCalls.find((open) => open.kind === kind);
}

function lastAskedAt({ at, lastAt = at }: OpenCall): number {
  return Date.parse(lastAt);
}

/** Returns the open call with one more repeat; a new text is appended to the old one, or replaces it if too long. */
function repeatedCall(open: OpenCall, { text = open.text }: CallStaff, lastAt: string): OpenCall {
  const isSame = open.text === undefined || open.text === text;
  const joinedText = isSame ? text : `${open.text} · ${text}`;
  const merged = joinedText !== undefined && joinedText.length > MAX_TEXT_LENGTH ? text : joinedText;
  return {
    ...open,
    ...(merged !== undefined && { text: merged }),
    lastAt,
    count: (open.count ?? 1) + 1,
  };
}

/** Returns the call times within the window. Ignores times in the future, which a clock set back since has left. */
function recentCalls({ calledAt = [] }: StoredSession, now: number): readonly string[] {
  const [from, until] = [now - CALL_WINDOW_MS, now + CLOCK_TOLERANCE_MS];
  return calledAt.filter((at) => Date.parse(at) > from && Date.parse(at) <= until);
}
