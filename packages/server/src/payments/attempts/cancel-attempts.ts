import type { StoredAttempt, StoredSession, Tx } from '../../db/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { type SessionRecord, statusAfter, transitionStatus } from '../../sessions/index.ts';
import { attemptsOf, publishAttempt, saveOutcome } from './attempt-store.ts';
import { isCounterAttempt } from './counter-attempt.ts';
import { withPendingPayments } from './pending-payments.ts';
import { isOpen } from './transitions.ts';

/** Gives up the tries to pay a bill that is finished; what a provider takes all the same is booked and raised. */
export async function cancelAttempts(tx: Tx, session: string, now: string, publish: Publish): Promise<void> {
  for (const attempt of await openAttempts(tx, session)) await giveUp(tx, attempt, now, publish);
}

/**
 * Gives up the counter payments of a locked bill that nobody owes any more as they stand, so that none is confirmed by
 * mistake (ordering O1.3). Returns the bill, back at ordering when the last open try is gone; it is the caller's to
 * store.
 */
export async function cancelStaleAttempts(
  tx: Tx,
  record: SessionRecord,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const { session } = record;
  const open = await openAttempts(tx, session._id);
  const unwanted = open.filter((attempt) => isCounterAttempt(attempt) && !isStillOwed(attempt, record));
  if (unwanted.length === 0) return session;
  for (const attempt of unwanted) await giveUp(tx, attempt, now, publish);
  const isLast = unwanted.length === open.length;
  const wasOrdering = unwanted.some(({ sessionBefore }) => sessionBefore === 'ongoing');
  const status = isLast && wasOrdering ? transitionStatus(session.status, 'stopPaying') : session.status;
  return withPendingPayments(tx, { ...session, status });
}

/** Tells whether a bill still owes what an attempt asks for, and has all the dishes that it is for. */
export function isStillOwed({ amount, lines = [] }: StoredAttempt, bill: SessionRecord): boolean {
  const { status, bill: money } = bill.session;
  if (statusAfter(status, 'close') === undefined || amount > money.outstanding) return false;
  const gone = new Set(bill.lines.filter((line) => line.status === 'cancel').map(({ id }) => id));
  return !lines.some((line) => gone.has(line));
}

async function openAttempts(tx: Tx, session: string): Promise<readonly StoredAttempt[]> {
  return (await attemptsOf(tx, session)).filter(({ status }) => isOpen(status));
}

async function giveUp(tx: Tx, attempt: StoredAttempt, now: string, publish: Publish): Promise<void> {
  const given: StoredAttempt = { ...attempt, status: 'cancelled', reason: 'cancelled', updatedAt: now };
  await saveOutcome(tx, given);
  publishAttempt(given, publish);
}
