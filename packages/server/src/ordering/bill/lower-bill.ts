import type { CoreContext } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { settlePoints } from '../../promotions/points/index.ts';
import type { SessionRecord } from '../../sessions/index.ts';
import { repriceBill } from './reprice-bill.ts';
import { saveBill } from './store-session.ts';

/**
 * Lowers a finished bill by an amount that is given back, in minor units, and settles its points; the caller publishes it
 * (payments M4.1).
 */
export async function lowerBill(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  amount: number,
): Promise<SessionRecord> {
  const adjusts = (record.session.adjusts ?? 0) - amount;
  const lowered = { ...record.session, adjusts, updatedAt: instantNow(context.clock) };
  const session = repriceBill(context, lowered, record.lines);
  await settlePoints(tx, context, session);
  await saveBill(tx, session);
  return { ...record, session };
}
