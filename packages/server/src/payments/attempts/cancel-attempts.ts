import type { StoredAttempt, StoredSession, Tx } from '../../db/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { type SessionRecord, statusAfter, transitionStatus } from '../../sessions/index.ts';
import { attemptsOf, publishAttempt, saveOutcome } from './attempt-store.ts';
import { isCounterAttempt } from './counter-attempt.ts';
import { withPendingPayments } from './pending-payments.ts';
import { isOpen } from './transitions.ts';

/** Cancels the open attempts of a finished bill. Money that a provider collects anyway is booked as overpaid. */
export async function cancelAttempts(tx: Tx, session: string, now: string, publish: Publish): Promise<void> {
  for (const attempt of await openAttempts(tx, session)) await cancelAttempt(tx, attempt, now, publish);
}

/**
 * Cancels the counter attempts of a locked bill that are no longer owed as they stand, so that none is confirmed by
 * mistake (ordering O1.3). Returns the session, back to ordering if no attempt is open any more, for the caller to
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
  const stale = open.filter((attempt) => isCounterAttempt(attempt) && !isStillOwed(attempt, record));
  if (stale.length === 0) return session;
  for (const attempt of stale) await cancelAttempt(tx, attempt, now, publish);
  const isLast = stale.length === open.length;
  const wasOrdering = stale.some(({ sessionBefore }) => sessionBefore === 'ongoing');
  const status = isLast && wasOrdering ? transitionStatus(session.status, 'stopPaying') : session.status;
  return withPendingPayments(tx, { ...session, status });
}

/** Returns true if the bill still owes the attempt's amount and none of the lines it pays for is cancelled. */
export function isStillOwed({ amount, lines = [] }: StoredAttempt, bill: SessionRecord): boolean {
  const { status, bill: money } = bill.session;
  if (statusAfter(status, 'close') === undefined || amount > money.outstanding) return false;
  const cancelledIds = new Set(bill.lines.filter((line) => line.status === 'cancel').map(({ id }) => id));
  return !lines.some((line) => cancelledIds.has(line));
}

async function openAttempts(tx: Tx, session: string): Promise<readonly StoredAttempt[]> {
  return (await attemptsOf(tx, session)).filter(({ status }) => isOpen(status));
}

async function cancelAttempt(tx: Tx, attempt: StoredAttempt, now: string, publish: Publish): Promise<void> {
  const cancelled: StoredAttempt = { ...attempt, status: 'cancelled', reason: 'cancelled', updatedAt: now };
  // the provider is told after the commit: no call is made inside a transaction
  await saveOutcome(tx, cancelled, attempt.account === undefined ? null : now);
  publishAttempt(cancelled, publish);
}
