import type { Sell, SessionWithKey, TableSession } from '@comanda/contract';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { type CoreContext, ensureStaff, type Requester } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { type Booking, bookMoney } from '../../payments/index.ts';
import { presentSession, readSession, type SessionRecord, statusAfter } from '../../sessions/index.ts';
import { withPermissions } from '../../till/permissions/index.ts';
import { closeBill, storeSession } from '../bill/index.ts';
import { openSession } from './create-session.ts';
import { issueTickets } from './issue-tickets.ts';

/**
 * Opens a bill with its first order and books the money for its whole total in one unit of work, so that nothing is ever
 * placed and unpaid (till T3.4); for staff of the shop. Idempotent by request id. Throws as `createSession` and
 * `payments/take` do, and `badRequest` for an amount below the total.
 */
export async function sell(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: Sell,
  { actor, address }: Requester,
): Promise<SessionWithKey> {
  ensureStaff(actor, call.shop);
  const { requestId, approval, ...body } = call;
  const { payment, ...order } = body;
  const approved = { actor, address, approval, entity: call.shop };
  return withPermissions(context, guards, approved, (ensurePermitted) =>
    openSession(
      context,
      { requestId, ...order },
      actor,
      { call: 'sell', body, ensurePermitted },
      async (tx, placed, { publish }) => {
        await issueTickets(tx, placed, publish);
        return settleSale(tx, context, placed.record, payment, { actor, publish, ensurePermitted });
      },
    ),
  );
}

/** Books the money on the new bill, or closes it if it costs nothing, and publishes it once. */
async function settleSale(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  payment: Sell['payment'],
  booking: Booking,
): Promise<TableSession> {
  const { session, lines } = record;
  const { outstanding } = session.bill;
  if (outstanding > 0) {
    if (payment.amount !== undefined && payment.amount < outstanding) throw belowTotal();
    await bookMoney(tx, context, record, payment, booking);
    return presentSession(await readSession(tx, session._id));
  }
  if (payment.amount !== undefined && payment.amount > 0)
    throw new CodedError('wouldOverpay', { outstanding: outstanding - payment.amount });
  const isOpen = statusAfter(session.status, 'close') !== undefined;
  const now = instantNow(context.clock);
  const closed = isOpen ? await closeBill(tx, context, session, now, booking.publish) : session;
  return storeSession(tx, { session: closed, lines }, booking.publish);
}

function belowTotal(): CodedError {
  return new CodedError('badRequest', { problems: [{ field: '/payment/amount', rule: 'value' }] });
}
