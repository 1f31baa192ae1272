import type { Tx } from '../db/db.ts';
import type { StoredSession } from '../db/stored.ts';
import { releaseTickets } from '../kitchen/release-tickets.ts';
import { settlePoints } from '../members/settle-points.ts';
import type { Tell } from '../outbox/outbox.ts';
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
  const done = closed(session, now);
  await settlePoints(tx, workshop, done);
  return releaseTickets(tx, done, now, tell);
}

/** The bill as it is once nothing is left to pay. */
export function closed(session: StoredSession, now: string): StoredSession {
  return { ...session, status: movedStatus(session.status, 'close'), paidTime: now };
}
