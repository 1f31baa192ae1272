import type { Staff, TableSession, VoidSession } from '@comanda/contract';
import { familyOf } from '@comanda/domain';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Actor, CoreContext, Requester } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import {
  cartLinesOf,
  lockSessionFor,
  presentSession,
  publishSession,
  type SessionRecord,
  transitionStatus,
  withSessionIdempotency,
} from '../../sessions/index.ts';
import { writePermitted } from '../../till/permissions/index.ts';
import { ensureReductionHolds } from '../bill/index.ts';
import { endBill } from './end-bill.ts';
import { endingAction, type VoidAction } from './ending-action.ts';
import { voidLines } from './void-lines.ts';

/**
 * Voids a bill, or lines of it; idempotent by request id. Staff take back what they have just sent, and need approval
 * for the rest unless their role voids (till T2.3). Throws `approvalRequired`, `sessionReadOnly`, `notFound` (no such
 * line), or `voidNotPossible` for a whole bill with payments.
 */
export async function voidBill(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: VoidSession,
  { actor, address }: Requester,
): Promise<TableSession> {
  const { requestId, approval, ...body } = call;
  const { session: entity, reason } = call;
  const request = { actor, requestId, call: 'void', body, session: entity };
  const approved = { actor, address, approval, entity, reason };
  return writePermitted(context, guards, approved, (tx, publish, ensurePermitted) =>
    withSessionIdempotency(tx, context, request, async () => {
      const before = await lockSessionFor(tx, entity, actor);
      const action = await voidAction(tx, context, { before, call, actor });
      const approver = await ensurePermitted(tx, { action });
      const after =
        call.lines === undefined
          ? await voidWhole(tx, context, before, call, publish)
          : await voidLines(tx, context, before, { ids: call.lines, reason: reason.code }, publish);
      const presented = presentSession(after);
      if (after === before) return presented;
      const holding = await ensureReductionHolds(tx, context, { before, after }, { actor, ensurePermitted });
      await writeVoidAudit(tx, context, { call, actor, approver: approver ?? holding }, before, after);
      publishSession(presented, publish);
      return presented;
    }),
  );
}

/** Returns the action of the permission table that the call is: taking back what was just sent, or voiding. */
async function voidAction(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  {
    before,
    call,
    actor,
  }: { readonly before: SessionRecord; readonly call: VoidSession; readonly actor: Actor },
): Promise<VoidAction> {
  const ids = call.lines?.flatMap((id) => [...familyOf(cartLinesOf(before.lines), id)]);
  return endingAction(tx, { clock }, { record: before, ids, actor });
}

async function voidWhole(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  { reason }: VoidSession,
  publish: Publish,
): Promise<SessionRecord> {
  const { session } = record;
  const status = transitionStatus(session.status, 'void') as 'void';
  // Payments have to be refunded first; voiding its lines instead leaves the amount as change due.
  if (session.payments.length > 0)
    throw new CodedError('voidNotPossible', {
      because: 'paid',
      paid: session.bill.paid,
      instead: 'voidLines',
    });
  const end = { status, reason: reason.code, now: instantNow(context.clock) };
  return endBill(tx, context, record, end, publish);
}

async function writeVoidAudit(
  tx: Tx,
  context: CoreContext,
  details: { readonly call: VoidSession; readonly actor: Actor; readonly approver: Staff | undefined },
  before: SessionRecord,
  after: SessionRecord,
): Promise<void> {
  const { call, actor, approver } = details;
  const remaining = new Set(after.lines.filter(({ status }) => status !== 'cancel').map(({ id }) => id));
  const voided = before.lines.filter(({ id, status }) => status !== 'cancel' && !remaining.has(id));
  await writeAudit(tx, context, actor, {
    shop: before.session.shop,
    action: call.lines === undefined ? 'voidBill' : 'voidLines',
    entity: before.session._id,
    reason: call.reason,
    approver,
    before: {
      ...stateOf(before),
      lines: voided.map(({ id, product, name, quantity }) => ({ id, product, name, quantity })),
    },
    after: stateOf(after),
  });
}

function stateOf({ session: { status, bill } }: SessionRecord) {
  return { status, total: bill.total, paid: bill.paid, outstanding: bill.outstanding };
}
