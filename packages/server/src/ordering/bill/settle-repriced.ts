import { paymentTiming, shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine, StoredSession, Tx } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { cancelStaleAttempts } from '../../payments/attempts/index.ts';
import type { SessionRecord } from '../../sessions/index.ts';
import { closeBill } from './close-bill.ts';
import { saveBill } from './store-session.ts';

/**
 * Closes a bill that was repriced if nothing is outstanding on it and it is being paid; else cancels its counter
 * attempts that ask for more than is owed. Returns the session for the caller to store.
 */
export async function settleRepriced(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  return isSettled(context, record.session, record.lines)
    ? closeBill(tx, context, record.session, now, publish)
    : cancelStaleAttempts(tx, record, now, publish);
}

/** Settles a bill that was repriced and stores it, without publishing it; returns it as stored. */
export async function storeRepriced(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  publish: Publish,
): Promise<SessionRecord> {
  const { lines } = record;
  const session = await settleRepriced(tx, context, record, instantNow(context.clock), publish);
  await saveBill(tx, session);
  return { session, lines };
}

/**
 * Returns true if nothing is outstanding on a bill that is being paid or whose tickets are held for payment. It has to
 * be closed at once, because no payment will ever release those tickets.
 */
function isSettled(context: CoreContext, session: StoredSession, lines: readonly StoredLine[]): boolean {
  const { shop, status, bill } = session;
  if (bill.outstanding > 0) return false;
  if (status === 'toPay') return true;
  const isPaidFirst = paymentTiming(context, shopOf(context, shop), session) === 'before';
  return status === 'ongoing' && isPaidFirst && lines.some((line) => line.status !== 'cancel');
}
