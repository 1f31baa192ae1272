import type { SetTimes, TableSession } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import { type Actor, type CoreContext, ensureStaff, isSelfOrder } from '../../core/index.ts';
import type { StoredSession } from '../../db/index.ts';
import { type Clock, CodedError } from '../../lib/index.ts';
import { changeSession } from '../../ordering/bill/index.ts';
import { readSession, transitionStatus } from '../../sessions/index.ts';

type Times = Pick<StoredSession, 'orderCutoffTime' | 'orderLeaveTime'>;

/** Sets a table's last-order and leave times; for staff. Throws `badRequest` if the leave time is before last orders. */
export async function setTimes(context: CoreContext, call: SetTimes, actor: Actor): Promise<TableSession> {
  const existing = await readSession(context.read, call.session);
  ensureStaff(actor, existing.session.shop);
  return changeSession(context, call, actor, async (tx, { session }) => {
    const status = transitionStatus(session.status, 'setTimes');
    const before = timesOf(session);
    const after = {
      orderCutoffTime: updatedTime(call.orderCutoffTime, before.orderCutoffTime),
      orderLeaveTime: updatedTime(call.orderLeaveTime, before.orderLeaveTime),
    };
    ensureCutoffBeforeLeave(after);
    const { shop, _id: entity } = session;
    await writeAudit(tx, context, actor, { shop, action: 'setTableTimes', entity, before, after });
    return { ...session, status, ...after };
  });
}

/** Throws `orderCutoffPassed` if guests order after the table's last-order time. Staff are exempt. */
export function ensureBeforeCutoff(
  { clock }: { readonly clock: Clock },
  { orderCutoffTime }: StoredSession,
  actor: Actor,
): void {
  if (orderCutoffTime === undefined || !isSelfOrder(actor)) return;
  if (clock.now() >= Date.parse(orderCutoffTime))
    throw new CodedError('orderCutoffPassed', { orderCutoffTime });
}

function timesOf({ orderCutoffTime, orderLeaveTime }: StoredSession): Times {
  return { orderCutoffTime, orderLeaveTime };
}

function updatedTime(given: string | null | undefined, before: string | undefined): string | undefined {
  return given === undefined ? before : (given ?? undefined);
}

function ensureCutoffBeforeLeave({ orderCutoffTime, orderLeaveTime }: Times): void {
  if (orderCutoffTime === undefined || orderLeaveTime === undefined) return;
  if (Date.parse(orderCutoffTime) > Date.parse(orderLeaveTime))
    throw new CodedError('badRequest', { problems: [{ field: '/orderLeaveTime', rule: 'value' }] });
}
