import type { CoreContext } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { giveBackDiscounts } from '../../promotions/coupons/index.ts';
import { settlePoints } from '../../promotions/points/index.ts';
import type { SessionRecord } from '../../sessions/index.ts';
import { repriceBill } from './reprice-bill.ts';
import { saveBill } from './store-session.ts';

/**
 * Lowers a finished bill by an amount that is given back, in minor units, in proportion over its lines, charges and taxes,
 * and settles its points; once nothing is left of it, its coupons and gifts can be used again (payments M4.1, M4.4,
 * pricing P11.1). The caller publishes it.
 */
export async function lowerBill(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  amount: number,
): Promise<SessionRecord> {
  const returned = (record.session.bill.returned ?? 0) + amount;
  const lowered = { ...record.session, returned, updatedAt: instantNow(context.clock) };
  const session = repriceBill(context, lowered, record.lines);
  await settlePoints(tx, context, session);
  const isNothingLeft = record.session.bill.total > 0 && session.bill.total <= 0;
  if (isNothingLeft) await giveBackDiscounts(tx, session._id, session.discounts);
  await saveBill(tx, session);
  return { ...record, session };
}
