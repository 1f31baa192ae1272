import type { CancelSession, TableSession } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import { type Actor, actorInShop, type CoreContext } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { ticketsOf } from '../../kitchen/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { attemptsOf, incidentOf, isOpen } from '../../payments/attempts/index.ts';
import {
  ensureSessionAccess,
  lockSession,
  presentSession,
  publishSession,
  transitionStatus,
  withSessionIdempotency,
} from '../../sessions/index.ts';
import { endBill } from './end-bill.ts';

/** Reason why an order can no longer be cancelled. */
type CancelObstacle = 'dineIn' | 'paid' | 'paymentOpen' | 'kitchenBegun';

/**
 * Cancels an order for its guest or for staff, while it is unpaid and the kitchen has not started it; idempotent by
 * request id. Throws `cancelNotPossible` with the reason in `because`, `badRequest` for staff without a reason.
 */
export async function cancelBill(
  context: CoreContext,
  call: CancelSession,
  caller: Actor,
): Promise<TableSession> {
  if (caller.kind === 'staff' && call.reason === undefined)
    throw new CodedError('badRequest', { problems: [{ field: '/reason', rule: 'required' }] });
  const { requestId, restoreKey, ...body } = call;
  return context.write((tx, publish) => {
    const request = { actor: caller, requestId, call: 'cancel', body, session: call.session };
    return withSessionIdempotency(tx, context, request, async () => {
      const record = await lockSession(tx, call.session);
      const { session } = record;
      const actor = actorInShop(session.shop, caller);
      await ensureSessionAccess(tx, session, restoreKey, actor);
      const status = transitionStatus(session.status, 'cancel') as 'cancelled';
      const because = await cancelObstacle(tx, session, actor.kind === 'staff');
      if (because !== undefined) throw new CodedError('cancelNotPossible', { because });
      const end = { status, reason: call.reason?.code, now: instantNow(context.clock) };
      const ended = await endBill(tx, context, record, end, publish);
      await writeAudit(tx, context, actor, {
        shop: session.shop,
        action: 'cancelOrder',
        entity: session._id,
        reason: call.reason,
        before: { status: session.status, total: session.bill.total },
        after: { status },
      });
      const presented = presentSession(ended);
      publishSession(presented, publish);
      return presented;
    });
  });
}

async function cancelObstacle(
  tx: Tx,
  session: StoredSession,
  isStaff: boolean,
): Promise<CancelObstacle | undefined> {
  // Guests at a table have to ask the staff.
  if (session.type === 'dineIn' && !isStaff) return 'dineIn';
  if (session.payments.length > 0) return 'paid';
  const attempts = await attemptsOf(tx, session._id);
  // a guest's money may have arrived: the staff decide about it (payments M3.5)
  const isHeld = !isStaff && attempts.some((attempt) => incidentOf(attempt) === 'held');
  if (isHeld || attempts.some(({ status }) => isOpen(status))) return 'paymentOpen';
  const tickets = await ticketsOf(tx, session._id);
  const isStarted = tickets.some(({ ticket }) => {
    return ticket.lines.some(({ kitchenStatus }) => kitchenStatus !== 'waiting');
  });
  return isStarted ? 'kitchenBegun' : undefined;
}
