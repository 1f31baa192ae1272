import type { ChangeCapacity, TableSession } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorInShop, type CoreContext, isSelfOrder } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { changeSession } from '../../ordering/bill/index.ts';
import { priceSession, withBill } from '../../ordering/pricing/index.ts';
import { ensureNoPendingPayments } from '../../payments/attempts/index.ts';
import { cartLinesOf, transitionStatus } from '../../sessions/index.ts';
import { seatsOf } from '../tables/index.ts';

/**
 * Changes the number of guests at a table and reprices its seat charge. Throws `sessionReadOnly` once the bill takes no
 * more orders, `linesPaid` once somebody has paid, `paymentNotPossible` while somebody is paying, `badRequest` for more
 * than the table seats.
 */
export async function changeCapacity(
  context: CoreContext,
  call: ChangeCapacity,
  actor: Actor,
): Promise<TableSession> {
  return changeSession(context, call, actor, async (tx, { session, lines }) => {
    const status = transitionStatus(session.status, 'changeCapacity');
    if (session.payments.length > 0) throw new CodedError('linesPaid');
    await ensureNoPendingPayments(tx, session._id);
    const { capacity } = call;
    const [table] = session.tables;
    if (table === undefined || session.tables.length > 1) throw refusal('oneTable');
    if (isSelfOrder(actorInShop(session.shop, actor)) && capacity > seatsOf(context, session))
      throw refusal('seats');
    const { shop, _id: entity } = session;
    const before = { capacity: table.capacity ?? 1 };
    const change = { shop, action: 'changeCapacity', entity, before, after: { capacity } } as const;
    await writeAudit(tx, context, actorInShop(shop, actor), change);
    const seated = { ...session, status, tables: [{ ...table, capacity }], desiredCapacity: capacity };
    if (lines.length === 0) return seated;
    return withBill(seated, priceSession(context, shopOf(context, shop), seated, cartLinesOf(lines)));
  });
}

function refusal(rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field: '/capacity', rule }] });
}
