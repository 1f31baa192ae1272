import type { HandOver, Handover, TableSession } from '@comanda/contract';
import { handoverReasons, handoverSteps, isUnsoldStatus } from '@comanda/domain';
import { writeAudit } from '../../audit/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { handOverTickets, isUnsentToKitchen, publishBoard } from '../../kitchen/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import {
  lockSession,
  presentSession,
  publishSession,
  type SessionRecord,
  saveSession,
  withSessionIdempotency,
} from '../../sessions/index.ts';

/** A step of an order on its way to the guest. */
export type Step = Pick<HandOver, 'to' | 'reason'> & {
  readonly actor: Actor;
  readonly by: Handover['by'];
};

/**
 * Marks how far an order is after the kitchen: a delivery as on its way or delivered, any order without a table as not
 * handed over, with a reason. Throws `sessionNotFound` for another shop's, and as `takeStep`.
 */
export async function handOver(
  context: CoreContext,
  { requestId, ...body }: HandOver,
  actor: Actor,
): Promise<TableSession> {
  const { session: id, to, reason } = body;
  return context.write((tx, publish) =>
    withSessionIdempotency(
      tx,
      context,
      { actor, requestId, call: 'handOver', body, session: id },
      async () => {
        const record = await lockSession(tx, id);
        if (actor.kind !== 'staff' || actor.shop !== record.session.shop)
          throw new CodedError('sessionNotFound');
        return takeStep(tx, context, record, { to, reason, actor, by: 'staff' }, publish);
      },
    ),
  );
}

/**
 * Takes a step of a bill that is locked. Throws `sessionReadOnly` for one that is no sale, `badRequest` for `failed`
 * without a reason of its order type, and `transitionNotAllowed` with `from` and `to`, also while the kitchen waits for
 * its payment or for the shop to accept it.
 */
export async function takeStep(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  { to, reason, actor, by }: Step,
  publish: Publish,
): Promise<TableSession> {
  const { session } = record;
  const from = session.handover?.state ?? session.tvStatus;
  await ensureStep(tx, session, { from, to });
  ensureReason(session, { to, reason });
  const now = instantNow(context.clock);
  const handover = handoverOf(session, { to, reason, by, now });
  // tickets that go with the order take `handover` along
  const marked = { ...record, session: { ...session, handover } };
  const side = to === 'ready' ? 'ready' : 'taken';
  const moved = await handOverTickets(tx, marked, { to: side, now }, publish);
  const tvStatus = to === 'delivered' || to === 'failed' ? 'taken' : 'ready';
  const after = {
    ...moved,
    session: { ...moved.session, handover, tvStatus, readyTime: session.readyTime ?? now },
  } as const;
  await saveSession(tx, after.session, { isHeld: false });
  await writeAudit(tx, context, by === 'rider' ? { kind: 'system' } : actor, {
    shop: session.shop,
    action: 'handOver',
    entity: session._id,
    before: { state: from },
    after: { state: to, by, ...(reason !== undefined && { because: reason.code, text: reason.text }) },
  });
  const presented = presentSession(after);
  publishSession(presented, publish);
  publishBoard(after.session, publish);
  return presented;
}

async function ensureStep(
  tx: Tx,
  { _id, status, type, handover, tvStatus, acceptance }: StoredSession,
  { from, to }: { readonly from: string; readonly to: HandOver['to'] },
): Promise<void> {
  if (isUnsoldStatus(status)) throw new CodedError('sessionReadOnly', { status });
  const isOver = handover === undefined && tvStatus === 'taken';
  const isAhead = acceptance === 'pending' || acceptance === 'declined' || (await isUnsentToKitchen(tx, _id));
  const isUnmade = isAhead && handover === undefined;
  if (isOver || isUnmade || !handoverSteps(type, handover?.state).includes(to))
    throw new CodedError('transitionNotAllowed', { from, to });
}

function ensureReason({ type }: StoredSession, { to, reason }: Pick<Step, 'to' | 'reason'>): void {
  if (to !== 'failed') return;
  const isKnown = reason !== undefined && handoverReasons(type).includes(reason.code);
  if (!isKnown) throw new CodedError('badRequest', { problems: [{ field: '/reason', rule: 'required' }] });
}

function handoverOf(
  { handover }: StoredSession,
  { to, reason, by, now }: Pick<Step, 'to' | 'reason' | 'by'> & { readonly now: string },
): Handover | undefined {
  if (to === 'ready') return undefined;
  const leftAt = to === 'onTheWay' ? (handover?.leftAt ?? now) : handover?.leftAt;
  return {
    ...{ state: to, at: now, by },
    ...(leftAt !== undefined && { leftAt }),
    ...(to === 'failed' && reason !== undefined && { reason: reason.code }),
  };
}
