import type { Tx } from '../db/db.ts';
import type { StoredSession } from '../db/stored.ts';
import { releaseTickets } from '../kitchen/release-tickets.ts';
import { settlePoints } from '../members/settle-points.ts';
import type { Tell } from '../outbox/outbox.ts';
import { giveUpAttempts } from '../payments/give-up-attempts.ts';
import { withoutPending } from '../payments/pending-payments.ts';
import { closeStaffCalls } from './staff-call-store.ts';
import { movedStatus } from './transitions.ts';
import type { Workshop } from './workshop.ts';

/**
 * The bill that has nothing left to pay, done; its member earns its points, the kitchen learns of it. The session is
 * the caller's to store.
 */
export async function closeBill(
  tx: Tx,
  workshop: Workshop,
  session: StoredSession,
  now: string,
  tell: Tell,
): Promise<StoredSession> {
  const done = await closed(tx, session, now, tell);
  await settlePoints(tx, workshop, done);
  return releaseTickets(tx, done, now, tell);
}

/**
 * Returns the bill as it is once nothing is left to pay: what is still open of tries to pay it is given up, its calls of
 * guests are closed.
 */
export async function closed(
  tx: Tx,
  session: StoredSession,
  now: string,
  tell: Tell,
): Promise<StoredSession> {
  const status = movedStatus(session.status, 'close');
  await giveUpAttempts(tx, session._id, now, tell);
  return closeStaffCalls(tx, { ...withoutPending(session), status, paidTime: now }, tell);
}
