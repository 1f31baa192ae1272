import type { CancelSession, TableSession } from '@comanda/contract';
import type { StaffAction } from '@comanda/domain';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { type Actor, actorInShop, type CoreContext, type Requester } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { ticketsOf } from '../../kitchen/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { attemptsOf, incidentOf, isOpen } from '../../payments/attempts/index.ts';
import {
  ensureSessionAccess,
  lockSession,
  presentSession,
  publishSession,
  type SessionRecord,
  transitionStatus,
  withSessionIdempotency,
} from '../../sessions/index.ts';
import { writePermitted } from '../../till/permissions/index.ts';
import { endBill } from './end-bill.ts';
import { endingAction } from './ending-action.ts';

/** Reason why an order can no longer be cancelled. */
type CancelObstacle = 'dineIn' | 'paid' | 'paymentOpen' | 'kitchenBegun';

/**
 * Cancels an order for its guest or for staff, while it is unpaid and the kitchen has not started it; idempotent by
 * request id. For staff it is a void (till T2.3): alone they take back what they have just sent themselves. Throws
 * `cancelNotPossible` with the reason in `because`, `badRequest` for staff without a reason, `approvalRequired`.
 */
export async function cancelBill(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: CancelSession,
  { actor: caller, address }: Requester,
): Promise<TableSession> {
  if (caller.kind === 'staff' && call.reason === undefined)
    throw new CodedError('badRequest', { problems: [{ field: '/reason', rule: 'required' }] });
  const { requestId, restoreKey, approval, ...body } = call;
  const { session: entity, reason } = call;
  const approved = { actor: caller, address, approval, entity, reason };
  return writePermitted(context, guards, approved, (tx, publish, ensurePermitted) => {
    const request = { actor: caller, requestId, call: 'cancel', body, session: entity };
    return withSessionIdempotency(tx, context, request, async () => {
      const record = await lockSession(tx, entity);
      const { session } = record;
      const actor = actorInShop(session.shop, caller);
      await ensureSessionAccess(tx, session, restoreKey, actor);
      const status = transitionStatus(session.status, 'cancel') as 'cancelled';
      const because = await cancelObstacle(tx, session, actor.kind === 'staff');
      if (because !== undefined) throw new CodedError('cancelNotPossible', { because });
      const approver =
        actor.kind === 'staff'
          ? await ensurePermitted(tx, { action: await cancelAction(tx, context, record, actor) })
          : undefined;
      const end = { status, reason: reason?.code, now: instantNow(context.clock) };
      const ended = await endBill(tx, context, record, end, publish);
      await writeAudit(tx, context, actor, {
        shop: session.shop,
        action: 'cancelOrder',
        entity: session._id,
        reason,
        approver,
        before: { status: session.status, total: session.bill.total },
        after: { status },
      });
      const presented = presentSession(ended);
      publishSession(presented, publish);
      return presented;
    });
  });
}

/** Returns the action that a cancel by staff is: a void like any other, or closing a bill on which nothing is. */
async function cancelAction(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  actor: Actor,
): Promise<StaffAction> {
  const isEmpty = record.lines.every(({ status }) => status === 'cancel');
  return isEmpty ? 'order' : endingAction(tx, context, { record, actor });
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
