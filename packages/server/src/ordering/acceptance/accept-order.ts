import type { AcceptSession, TableSession } from '@comanda/contract';
import { isOpenStatus, MINUTE_MS } from '@comanda/domain';
import { writeAudit } from '../../audit/index.ts';
import { paymentTiming, shopOf } from '../../catalogue/availability/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredSession } from '../../db/index.ts';
import { isUnsentToKitchen, releaseAccepted } from '../../kitchen/index.ts';
import { CodedError, instantOf } from '../../lib/index.ts';
import { saveSession } from '../../sessions/index.ts';
import { decidePending } from './pending-order.ts';

/**
 * Accepts an order from a guest's phone, with the minutes that it takes (till T3.8). It goes to the kitchen, or waits
 * for its payment if it is paid first. Throws `sessionReadOnly` for an order that was cancelled, and as `decidePending`.
 */
export async function acceptOrder(
  context: CoreContext,
  call: AcceptSession,
  actor: Actor,
): Promise<TableSession> {
  const { requestId, ...body } = call;
  return decidePending(context, { call: 'accept', requestId, body, actor }, async (tx, record, publish) => {
    const { session } = record;
    const { status } = session;
    if (!isOpenStatus(status) && status !== 'done') throw new CodedError('sessionReadOnly', { status });
    const now = instantOf(context.clock.now());
    const estimatedAt = estimateOf(context, session, call.minutes) ?? session.estimatedAt;
    const accepted = {
      ...session,
      acceptance: 'accepted' as const,
      acceptedAt: now,
      estimatedAt,
      updatedAt: now,
    };
    const dueAt = call.minutes === undefined ? undefined : dueTime(accepted);
    const released = waitsForPayment(context, session)
      ? accepted
      : await releaseAccepted(tx, accepted, { dueAt, now }, publish);
    await saveSession(tx, released, { isHeld: await isUnsentToKitchen(tx, session._id) });
    await writeAudit(tx, context, actor, {
      shop: session.shop,
      action: 'acceptOrder',
      entity: session._id,
      after: { estimatedAt },
    });
    return { ...record, session: released };
  });
}

/** Returns the time after so many minutes, but not before the one that the guest asked for. */
function estimateOf(
  { clock }: Pick<CoreContext, 'clock'>,
  { pickupAt }: StoredSession,
  minutes: number | undefined,
): string | undefined {
  if (minutes === undefined) return undefined;
  const earliest = instantOf(clock.now() + minutes * MINUTE_MS);
  return pickupAt !== undefined && pickupAt > earliest ? pickupAt : earliest;
}

/** Returns when the kitchen should be done: the estimate less the time of the delivery. */
function dueTime({ estimatedAt, terms }: StoredSession): string | undefined {
  if (estimatedAt === undefined) return undefined;
  return instantOf(Date.parse(estimatedAt) - (terms?.zone?.minutes ?? 0) * MINUTE_MS);
}

function waitsForPayment(context: CoreContext, session: StoredSession): boolean {
  const { shop, bill } = session;
  return paymentTiming(context, shopOf(context, shop), session) === 'before' && bill.outstanding > 0;
}
