import type { ChangeCapacity, TableSession } from '@comanda/contract';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import { actorInShop, type CoreContext, isSelfOrder, type Requester } from '../../core/index.ts';
import type { StoredSession } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { changePricedSession } from '../../ordering/bill/index.ts';
import { priceSession, withBill } from '../../ordering/pricing/index.ts';
import { ensureNoPendingPayments } from '../../payments/attempts/index.ts';
import { cartLinesOf, transitionStatus } from '../../sessions/index.ts';
import { seatsOf } from '../tables/index.ts';

/**
 * Changes the number of guests at a table and reprices its seat charge (till T5.5). Phones raise it, or lower what phones
 * said. Throws `sessionReadOnly` once the bill takes no more orders, `linesPaid` once somebody has paid,
 * `paymentNotPossible` while somebody is paying, `badRequest` for guests above the seats of the table, `askStaff` for
 * guests below the number that staff set, and as `changePricedSession`.
 */
export async function changeCapacity(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: ChangeCapacity,
  requester: Requester,
): Promise<TableSession> {
  const { capacity } = call;
  return changePricedSession(context, guards, call, requester, async (tx, { session, lines }) => {
    const status = transitionStatus(session.status, 'changeCapacity');
    if (session.payments.length > 0) throw new CodedError('linesPaid');
    await ensureNoPendingPayments(tx, session._id);
    const [table] = session.tables;
    if (table === undefined || session.tables.length > 1) throw refusal('oneTable');
    const isGuest = isSelfOrder(actorInShop(session.shop, requester.actor));
    if (isGuest) ensureGuestsMay(context, session, capacity);
    const seated = {
      ...{ ...session, status, tables: [{ ...table, capacity }], desiredCapacity: capacity },
      ...(!isGuest && { capacityByStaff: capacity }),
    };
    const before = { capacity: table.capacity ?? 1 };
    const audit = { action: 'changeCapacity', before, after: { capacity } } as const;
    if (lines.length === 0) return { session: seated, audit };
    const bill = priceSession(context, shopOf(context, session.shop), seated, cartLinesOf(lines));
    return { session: withBill(seated, bill), audit };
  });
}

function ensureGuestsMay(context: CoreContext, session: StoredSession, capacity: number): void {
  if (capacity > seatsOf(context, session)) throw refusal('seats');
  const [table] = session.tables;
  const { capacityByStaff = 1 } = session;
  const isLowered = capacity < (table?.capacity ?? 1);
  if (isLowered && capacity < capacityByStaff) throw new CodedError('askStaff', { least: capacityByStaff });
}

function refusal(rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field: '/capacity', rule }] });
}
