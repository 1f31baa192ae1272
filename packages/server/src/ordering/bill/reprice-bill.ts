import { EMPTY_BILL } from '@comanda/contract';
import { shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine, StoredSession } from '../../db/index.ts';
import { cartLinesOf } from '../../sessions/index.ts';
import { priceSession, withBill, withPayments } from '../pricing/index.ts';

/** Reprices a session. Without active lines it gets an empty bill: no seat charge, delivery fee, tips or adjustment. */
export function repriceBill(
  context: CoreContext,
  session: StoredSession,
  lines: readonly StoredLine[],
): StoredSession {
  const isEmpty = lines.every(({ status }) => status === 'cancel');
  if (isEmpty)
    return withBill({ ...session, tips: 0, adjusts: 0 }, withPayments(EMPTY_BILL, session.payments));
  const shop = shopOf(context, session.shop);
  return withBill(session, priceSession(context, shop, session, cartLinesOf(lines)));
}
