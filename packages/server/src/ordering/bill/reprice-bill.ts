import { EMPTY_BILL } from '@comanda/contract';
import { shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine, StoredSession } from '../../db/index.ts';
import { cartLinesOf } from '../../sessions/index.ts';
import { priceSession, withBill, withPayments } from '../pricing/index.ts';

/**
 * Reprices a session. Without active lines it gets an empty bill: no seat charge, delivery fee, tips, adjustment or amount
 * given back.
 */
export function repriceBill(
  context: CoreContext,
  session: StoredSession,
  lines: readonly StoredLine[],
): StoredSession {
  const isEmpty = lines.every(({ status }) => status === 'cancel');
  if (isEmpty) {
    const { returned: _returned, afterPayment: _rise, ...rest } = session;
    return withBill({ ...rest, tips: 0, adjusts: 0 }, withPayments(EMPTY_BILL, session.payments));
  }
  const shop = shopOf(context, session.shop);
  return withBill(session, priceSession(context, shop, session, cartLinesOf(lines)));
}

/**
 * Returns a finished bill that was repriced without the rise above what it came to before: a void never makes it owe
 * (pricing P11.2). The rise is taken off as an adjustment of its own, which stays with the bill.
 */
export function withoutRise(
  context: CoreContext,
  before: Pick<StoredSession, 'bill'>,
  repriced: StoredSession,
  lines: readonly StoredLine[],
): StoredSession {
  const rise = repriced.bill.total - before.bill.total;
  if (repriced.status !== 'done' || rise <= 0) return repriced;
  return repriceBill(context, { ...repriced, afterPayment: (repriced.afterPayment ?? 0) - rise }, lines);
}
