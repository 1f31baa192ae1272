import type { PointEntry } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import { fromJsonText, type StoredSession, statement, type Tx } from '../../db/index.ts';
import { raiseLevel } from '../levels/index.ts';
import { givePoints, pointShop, takeBackPoints } from './move-points.ts';

const ofSession = statement<{ session: string }>()((q, p) =>
  q.selectFrom('point_entries').select('doc').where('session', '=', p.session).orderBy('id'),
);

/**
 * Brings what a member has earned with a bill to what it is worth: its points once it is done, nothing before or when
 * it is voided. However often it is called for the same bill, nothing is given twice; the bill is locked meanwhile.
 */
export async function settlePoints(
  tx: Tx,
  parts: Pick<CoreContext, 'catalogue' | 'clock'>,
  session: Pick<StoredSession, '_id' | 'shop' | 'user' | 'status' | 'bill'>,
): Promise<void> {
  const { _id, shop, user, status, bill } = session;
  if (user === undefined) return;
  const rows = await tx.all(ofSession, { session: _id });
  const entries: readonly PointEntry[] = rows.map(({ doc }) => fromJsonText(doc));
  const earned = entries.find(({ reason }) => reason === 'earn');
  const kept = entries.reduce((sum, { amount }) => sum + amount, 0);
  const worth = status === 'done' ? bill.points : 0;
  if (earned === undefined && worth > 0) {
    const place = pointShop(parts, shop);
    await givePoints(tx, parts, { user, shop: place, amount: worth, reason: 'earn', session: _id });
    await raiseLevel(tx, parts, user);
  } else if (earned !== undefined && kept > worth) {
    await takeBackPoints(tx, parts, earned, kept - worth);
  }
}
