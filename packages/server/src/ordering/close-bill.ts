import type { Tx } from '../db/db.ts';
import type { StoredSession } from '../db/stored.ts';
import { releaseTickets } from '../kitchen/release-tickets.ts';
import type { Tell } from '../outbox/outbox.ts';
import { movedStatus } from './transitions.ts';

/** The bill that has nothing left to pay, done; the kitchen learns of it. The session is the caller's to store. */
export async function closeBill(
  tx: Tx,
  session: StoredSession,
  now: string,
  tell: Tell,
): Promise<StoredSession> {
  return releaseTickets(tx, closed(session, now), now, tell);
}

/** The bill as it is once nothing is left to pay. */
export function closed(session: StoredSession, now: string): StoredSession {
  return { ...session, status: movedStatus(session.status, 'close'), paidTime: now };
}
