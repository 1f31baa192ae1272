import type { Approval, AuditEntry, Staff, TableSession } from '@comanda/contract';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { type Actor, type CoreContext, ensureStaff, type Requester } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { attemptsOf, isCounterAttempt, isOpen } from '../../payments/attempts/index.ts';
import {
  lockSessionFor,
  presentSession,
  publishSession,
  type SessionEvent,
  type SessionRecord,
  transitionStatus,
  withSessionIdempotency,
} from '../../sessions/index.ts';
import { type EnsurePermitted, writePermitted } from '../../till/permissions/index.ts';
import { ensureReductionHolds } from './ensure-reduction-holds.ts';

/** The name of a call, with the event of a bill that it is where that is not `changeByHand`. */
type ChangeName = string | { readonly call: string; readonly event: SessionEvent };

/** A call by which staff change a bill. */
type ChangeCall = {
  readonly requestId: string;
  readonly session: string;
  readonly approval?: Approval;
  readonly reason?: AuditEntry['reason'];
};

/** The parts that a change of a bill is made with, in its unit of work. */
export type ChangeParts = {
  readonly tx: Tx;
  readonly publish: Publish;
  readonly ensurePermitted: EnsurePermitted;
  readonly actor: Actor;
};

/** A changed bill, stored but not published, with its audit row; `before` and `after` are what has changed. */
export type ChangedBill = {
  readonly record: SessionRecord;
  readonly audit: Pick<AuditEntry, 'action' | 'before' | 'after'> & { readonly approver?: Staff };
};

/**
 * Changes an open bill for staff of its shop, once per request id: locks it, changes and stores it with `change`, writes
 * the audit row with the total before and after, and publishes it. Throws `sessionReadOnly` once the bill is finished,
 * and as the permission table decides (till
 * T2.3, T2.4, T2.7).
 */
export async function changeByHand(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  name: ChangeName,
  call: ChangeCall,
  { actor, address }: Requester,
  change: (before: SessionRecord, parts: ChangeParts) => Promise<ChangedBill>,
): Promise<TableSession> {
  const { requestId, approval, reason, session: entity } = call;
  const { requestId: _id, approval: _approval, ...body } = call;
  const { call: named, event } =
    typeof name === 'string' ? { call: name, event: 'changeByHand' as const } : name;
  const request = { actor, requestId, call: named, body, session: entity };
  const approved = { actor, address, approval, entity, reason };
  return writePermitted(context, guards, approved, (tx, publish, ensurePermitted) =>
    withSessionIdempotency(tx, context, request, async () => {
      const before = await lockSessionFor(tx, entity, actor);
      ensureStaff(actor, before.session.shop);
      transitionStatus(before.session.status, event);
      const { record, audit } = await change(before, { tx, publish, ensurePermitted, actor });
      const holding = await ensureReductionHolds(
        tx,
        context,
        { before, after: record },
        { actor, ensurePermitted },
      );
      await writeAudit(tx, context, actor, {
        shop: before.session.shop,
        entity,
        reason,
        ...audit,
        approver: audit.approver ?? holding,
        before: { total: before.session.bill.total, ...audit.before },
        after: { total: record.session.bill.total, ...audit.after },
      });
      const presented = presentSession(record);
      publishSession(presented, publish);
      return presented;
    }),
  );
}

/**
 * Throws `paymentNotPossible` while a provider is collecting money for a bill, whose amount cannot change then. Counter
 * payments are no obstacle: the staff cancel them.
 */
export async function ensureNotBeingPaid(tx: Tx, session: string): Promise<void> {
  const attempts = await attemptsOf(tx, session);
  const isPaying = attempts.some((attempt) => isOpen(attempt.status) && !isCounterAttempt(attempt));
  if (isPaying) throw new CodedError('paymentNotPossible');
}
