import type { Staff, TableSession, VoidSession } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import { type Actor, type CoreContext, isManagement } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import {
  lockSession,
  presentSession,
  publishSession,
  type SessionRecord,
  transitionStatus,
  withSessionIdempotency,
} from '../../sessions/index.ts';
import { endBill } from './end-bill.ts';
import { voidLines } from './void-lines.ts';

/** A void request without the approver's PIN, which is checked before. */
export type VoidCall = Omit<VoidSession, 'approval'>;

/**
 * Voids a bill, or lines of it; idempotent by request id. Staff without a management role need an approver. Throws
 * `approvalRequired`, `sessionReadOnly`, `notFound` (no such line), or `voidNotPossible` for a whole bill with payments.
 */
export async function voidBill(
  context: CoreContext,
  call: VoidCall,
  actor: Actor,
  approver: Staff | undefined,
): Promise<TableSession> {
  const { requestId, ...body } = call;
  return context.write((tx, publish) => {
    const request = { actor, requestId, call: 'void', body, session: call.session };
    return withSessionIdempotency(tx, context, request, async () => {
      const before = await lockSession(tx, call.session);
      ensureAllowed(before, actor, approver);
      const after =
        call.lines === undefined
          ? await voidWhole(tx, context, before, call, publish)
          : await voidLines(tx, context, before, { ids: call.lines, reason: call.reason.code }, publish);
      const presented = presentSession(after);
      if (after === before) return presented;
      await writeVoidAudit(tx, context, { call, actor, approver }, before, after);
      publishSession(presented, publish);
      return presented;
    });
  });
}

function ensureAllowed({ session }: SessionRecord, actor: Actor, approver: Staff | undefined): void {
  if (actor.kind !== 'staff' && actor.kind !== 'system') throw new CodedError('notAuthenticated');
  if (actor.kind === 'staff' && actor.shop !== session.shop) throw new CodedError('sessionNotFound');
  if (!isManagement(actor) && approver === undefined) throw new CodedError('approvalRequired');
}

async function voidWhole(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  { reason }: VoidCall,
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
  details: { readonly call: VoidCall; readonly actor: Actor; readonly approver: Staff | undefined },
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
