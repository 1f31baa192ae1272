import type { Sell, SessionWithKey, TableSession } from '@comanda/contract';
import { type Actor, type CoreContext, ensureStaff } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { bookMoney } from '../../payments/index.ts';
import { presentSession, readSession, type SessionRecord, statusAfter } from '../../sessions/index.ts';
import { closeBill, storeSession } from '../bill/index.ts';
import { openSession } from './create-session.ts';
import { issueTicket } from './issue-ticket.ts';

type By = { readonly actor: Actor; readonly publish: Publish };

/**
 * Opens a bill with its first order and books the money for its whole total in one unit of work, so that nothing is ever
 * placed and unpaid (till T3.4); for staff of the shop. Idempotent by request id. Throws as `createSession` and
 * `payments/take` do, and `badRequest` for an amount below the total.
 */
export async function sell(context: CoreContext, call: Sell, caller: Actor): Promise<SessionWithKey> {
  ensureStaff(caller, call.shop);
  const { requestId: _id, ...body } = call;
  const { payment, ...order } = call;
  return openSession(context, order, caller, { call: 'sell', body }, async (tx, placed, by) => {
    await issueTicket(tx, placed, by.publish);
    return settleSale(tx, context, placed.record, payment, by);
  });
}

/** Books the money on the new bill, or closes it if it costs nothing, and publishes it once. */
async function settleSale(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  payment: Sell['payment'],
  { actor, publish }: By,
): Promise<TableSession> {
  const { session, lines } = record;
  const { outstanding } = session.bill;
  if (outstanding > 0) {
    if (payment.amount !== undefined && payment.amount < outstanding) throw belowTotal();
    await bookMoney(tx, context, record, payment, { actor, publish });
    return presentSession(await readSession(tx, session._id));
  }
  if (payment.amount !== undefined && payment.amount > 0)
    throw new CodedError('wouldOverpay', { outstanding: outstanding - payment.amount });
  const isOpen = statusAfter(session.status, 'close') !== undefined;
  const now = instantNow(context.clock);
  const closed = isOpen ? await closeBill(tx, context, session, now, publish) : session;
  return storeSession(tx, { session: closed, lines }, publish);
}

function belowTotal(): CodedError {
  return new CodedError('badRequest', { problems: [{ field: '/payment/amount', rule: 'value' }] });
}
