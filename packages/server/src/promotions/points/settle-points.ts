import type { PointEntry } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import { fromJsonText, type StoredSession, statement, type Tx } from '../../db/index.ts';
import { levelPoints, lowerLevel, raiseLevel } from '../levels/index.ts';
import { givePoints, pointShop, takeBackPoints } from './move-points.ts';

const ofSession = statement<{ session: string }>()((q, p) =>
  q.selectFrom('point_entries').select('doc').where('session', '=', p.session).orderBy('id'),
);
const spentOfSession = statement<{ session: string }>()((q, p) =>
  q.selectFrom('spent_point_returns').select('amount').where('session', '=', p.session),
);

/**
 * Reconciles the points that a member has earned with a bill: its points once it is done, none before or when it is
 * voided. The member's level follows (payments M4.4). Idempotent; the caller holds the lock of the bill.
 */
export async function settlePoints(
  tx: Tx,
  parts: Pick<CoreContext, 'catalogue' | 'clock'>,
  session: Pick<StoredSession, '_id' | 'shop' | 'user' | 'collector' | 'status' | 'bill'>,
): Promise<void> {
  const { _id, shop, user = session.collector, status, bill } = session;
  if (user === undefined) return;
  const rows = await tx.all(ofSession, { session: _id });
  const entries: readonly PointEntry[] = rows.map(({ doc }) => fromJsonText(doc));
  const earned = entries.find(({ reason }) => reason === 'earn');
  const spent = await tx.all(spentOfSession, { session: _id });
  const booked =
    entries.reduce((sum, { amount }) => sum + amount, 0) -
    spent.reduce((sum, { amount }) => sum + Number(amount), 0);
  const due = status === 'done' ? bill.points : 0;
  if (earned === undefined && due > 0) {
    const scope = pointShop(parts, shop);
    await givePoints(tx, parts, { user, shop: scope, amount: due, reason: 'earn', session: _id });
    await raiseLevel(tx, parts, user);
  } else if (earned !== undefined && booked > due) {
    const before = await levelPoints(tx, parts, user);
    await takeBackPoints(tx, parts, { ...earned, session: _id }, booked - due);
    await lowerLevel(tx, parts, user, before);
  }
}
