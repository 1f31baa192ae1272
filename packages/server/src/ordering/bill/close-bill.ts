import type { CoreContext } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { closeStaffCalls } from '../../floor/calls/index.ts';
import { releaseTickets } from '../../kitchen/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { cancelAttempts, withoutPendingPayments } from '../../payments/attempts/index.ts';
import { settlePoints } from '../../promotions/points/index.ts';
import { transitionStatus } from '../../sessions/index.ts';

/**
 * The bill that has nothing left to pay, done; its member earns its points, the kitchen learns of it. The session is
 * the caller's to store.
 */
export async function closeBill(
  tx: Tx,
  context: CoreContext,
  session: StoredSession,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const done = await closed(tx, session, now, publish);
  await settlePoints(tx, context, done);
  return releaseTickets(tx, done, now, publish);
}

/**
 * Returns the bill as it is once nothing is left to pay: what is still open of tries to pay it is given up, its calls of
 * guests are closed.
 */
export async function closed(
  tx: Tx,
  session: StoredSession,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const status = transitionStatus(session.status, 'close');
  await cancelAttempts(tx, session._id, now, publish);
  return closeStaffCalls(tx, { ...withoutPendingPayments(session), status, paidTime: now }, publish);
}
