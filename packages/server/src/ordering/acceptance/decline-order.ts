import type { DeclineSession, TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import { writeAudit } from '../../audit/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { amountOnTheWay, reserveRefunds, tipsLeft } from '../../payments/index.ts';
import { giveBackDiscounts } from '../../promotions/coupons/index.ts';
import { type SessionRecord, saveSession } from '../../sessions/index.ts';
import { closeBill } from '../bill/index.ts';
import { endBill, voidLines } from '../voiding/index.ts';
import { decidePending } from './pending-order.ts';

/**
 * Declines an order from a guest's phone (till T3.8): an unpaid one is cancelled; of a paid one all lines are voided, and
 * the providers' money goes back, and what staff took shows as change due. The guest reads the reason with its text. Throws `sessionReadOnly` for an order that was cancelled, and as
 * `decidePending`.
 */
export async function declineOrder(
  context: CoreContext,
  call: DeclineSession,
  actor: Actor,
): Promise<TableSession> {
  const { requestId, ...body } = call;
  const { reason } = call;
  return decidePending(context, { call: 'decline', requestId, body, actor }, async (tx, before, publish) => {
    const { session } = before;
    const { status, bill, payments } = session;
    if (!isOpenStatus(status) && status !== 'done') throw new CodedError('sessionReadOnly', { status });
    const declined = {
      ...before,
      session: { ...session, acceptance: 'declined' as const, endText: reason.text },
    };
    const now = instantNow(context.clock);
    const ending = { status: 'cancelled' as const, reason: reason.code, now };
    const after =
      payments.length === 0 && isOpenStatus(status)
        ? await endBill(tx, context, declined, ending, publish)
        : await givePaidBack(tx, context, declined, { reason, now, actor }, publish);
    await writeAudit(tx, context, actor, {
      shop: session.shop,
      action: 'declineOrder',
      entity: session._id,
      reason,
      before: { status, total: bill.total, paid: bill.paid },
      after: { status: after.session.status, outstanding: after.session.bill.outstanding },
    });
    return after;
  });
}

/**
 * Voids all lines of a bill on which money was paid, closes it, and gives back what its providers can (payments M4.1).
 */
async function givePaidBack(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  given: { readonly reason: DeclineSession['reason']; readonly now: string; readonly actor: Actor },
  publish: Publish,
): Promise<SessionRecord> {
  const { reason, now, actor } = given;
  const voided = await voidPaid(tx, context, record, { reason: reason.code, now }, publish);
  const owed = -voided.session.bill.outstanding - (await amountOnTheWay(tx, record.session._id));
  const amount = Math.max(0, owed);
  const tips = await tipsLeft(tx, record.session);
  const refund = { amount, tips, via: 'original', reason, actor, isUnattended: true } as const;
  return (await reserveRefunds(tx, context, voided, refund, publish)).record;
}

/** Voids all lines of a bill on which money was paid, gives its coupons and gifts back, and closes it. */
async function voidPaid(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  { reason, now }: { readonly reason: DeclineSession['reason']['code']; readonly now: string },
  publish: Publish,
): Promise<SessionRecord> {
  const ids = record.lines.map(({ id }) => id);
  const voided = await voidLines(tx, context, record, { ids, reason }, publish);
  const ended = { ...voided.session, endReason: reason };
  await giveBackDiscounts(tx, ended._id, ended.discounts);
  const session = isOpenStatus(ended.status) ? await closeBill(tx, context, ended, now, publish) : ended;
  await saveSession(tx, session, { isHeld: true });
  return { ...voided, session };
}
