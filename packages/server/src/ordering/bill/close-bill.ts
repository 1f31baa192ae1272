import type { CoreContext } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { closeStaffCalls } from '../../floor/calls/index.ts';
import { markPaid } from '../../floor/tables/index.ts';
import { wantInvoice } from '../../invoices/wanted/index.ts';
import { releaseTickets } from '../../kitchen/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { cancelAttempts, withoutPendingPayments } from '../../payments/attempts/index.ts';
import { settlePoints } from '../../promotions/points/index.ts';
import { transitionStatus } from '../../sessions/index.ts';

/**
 * Closes a bill on which nothing is outstanding: settles the member's points, has its
 * tax invoice issued and releases held tickets. Returns the
 * session for the caller to store.
 */
export async function closeBill(
  tx: Tx,
  context: CoreContext,
  session: StoredSession,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const done = await closedSession(tx, context, session, now, publish);
  await settlePoints(tx, context, done);
  return releaseTickets(tx, await wantInvoice(tx, context, done), now, publish);
}

/**
 * Returns the session as `done`, after cancelling its open payment attempts, closing its staff calls and marking its
 * tables as paid. Points and
 * tickets are left to the caller.
 */
export async function closedSession(
  tx: Tx,
  context: Pick<CoreContext, 'catalogue'>,
  session: StoredSession,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const status = transitionStatus(session.status, 'close');
  await cancelAttempts(tx, session._id, now, publish);
  await markPaid(tx, context, session, now, publish);
  return closeStaffCalls(tx, { ...withoutPendingPayments(session), status, paidTime: now }, publish);
}
