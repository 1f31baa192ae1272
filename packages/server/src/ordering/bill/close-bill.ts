import type { Workshop } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { closeStaffCalls } from '../../floor/calls/index.ts';
import { releaseTickets } from '../../kitchen/index.ts';
import type { Tell } from '../../outbox/index.ts';
import { giveUpAttempts, withoutPending } from '../../payments/attempts/index.ts';
import { settlePoints } from '../../promotions/points/index.ts';
import { movedStatus } from '../../sessions/index.ts';

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
