import type { PaymentMethod, RebookPayment, TableSession } from '@comanda/contract';
import { businessDay, cashRounding, isTillProvider } from '@comanda/domain';
import type { AuthGuards } from '../accounts/attempt-limiter/index.ts';
import { writeAudit } from '../audit/index.ts';
import { shopOf } from '../catalogue/availability/index.ts';
import { type CoreContext, type Requester, withIdempotency } from '../core/index.ts';
import type { StoredAttempt, StoredSession } from '../db/index.ts';
import { CodedError, instantNow, newId } from '../lib/index.ts';
import { storeSession } from '../ordering/bill/index.ts';
import { withPayments } from '../ordering/pricing/index.ts';
import { presentSession, readSession } from '../sessions/index.ts';
import { writePermitted } from '../till/permissions/index.ts';
import { insertAttempt, lockAttempt, publishAttempt, readAttempt } from './attempts/index.ts';
import { saveRefunded } from './book-refund.ts';
import { tillMethod } from './take-payment.ts';

type Payment = StoredSession['payments'][number];

/**
 * Books money that staff took as paid in the other way, cash or an unconnected terminal, on the business day it came;
 * idempotent by request id. The first entry stays, with a counter-entry and the right one beside it. Whoever took it needs
 * somebody else's approval (till T2.8). Throws `notFound`, `dayClosed`, `paymentNotPossible` for money of another kind or
 * that was given back, and as the permission table decides.
 */
export async function rebookPayment(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: RebookPayment,
  { actor, address }: Requester,
): Promise<TableSession> {
  const { requestId, approval, ...body } = call;
  const { payment: entity, to, reason } = call;
  const approved = { actor, address, approval, entity, reason };
  return writePermitted(context, guards, approved, async (tx, publish, ensurePermitted) => {
    if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
    const { shop: shopId, session: bill } = await readAttempt(tx, entity);
    if (shopId !== actor.shop) throw new CodedError('notFound');
    await withIdempotency(tx, context, { actor, requestId, call: 'rebook', body }, async () => {
      const { attempt, record } = await lockAttempt(tx, entity);
      const { session, lines } = record;
      const first = ensureRebookable(context, attempt, session, to);
      const notAlone = first.staff === undefined ? [] : [first.staff];
      const approver = await ensurePermitted(tx, { action: 'rebook', notAlone });
      const method = await tillMethod(tx, context, session, { name: to, actor });
      const booked = rebooked(context, attempt, method);
      const device = actor.device === undefined ? {} : { device: actor.device };
      const taken = { ...booked, staff: actor.staff._id, ...device };
      await insertAttempt(tx, taken, { expiresAt: taken.createdAt, nextCheckAt: null });
      publishAttempt(taken, publish);
      const { amount, tips } = attempt;
      const settled = { refunded: amount, refundedTips: tips, updatedAt: taken.createdAt };
      await saveRefunded(tx, { ...attempt, ...settled, status: 'refunded' }, publish);
      const payments = [...session.payments, ...entriesOf(context, first, taken)];
      const after = {
        ...session,
        payments,
        bill: withPayments(session.bill, payments),
        updatedAt: taken.createdAt,
      };
      await writeAudit(tx, context, actor, {
        ...{ shop: session.shop, action: 'rebookPayment', entity, reason, approver },
        before: { method: attempt.method, amount, tips, session: session._id },
        after: { method: taken.method, payment: taken._id },
      });
      await storeSession(tx, { session: after, lines }, publish);
      return taken._id;
    });
    return presentSession(await readSession(tx, bill));
  });
}

/** Returns the entry of a payment that can be booked in another way. Throws `paymentNotPossible` or `dayClosed`. */
function ensureRebookable(
  context: CoreContext,
  { _id, shop: id, provider, status, refunded = 0, refundedTips = 0 }: StoredAttempt,
  { payments }: StoredSession,
  to: string,
): Payment {
  const entry = payments.find((payment) => payment._id === _id);
  const isWhole = status === 'succeeded' && refunded + refundedTips === 0;
  if (entry === undefined || !isWhole || !isTillProvider(provider) || provider === to)
    throw new CodedError('paymentNotPossible', { status });
  const shop = shopOf(context, id);
  if (businessDay(shop, entry.paidAt) !== businessDay(shop, instantNow(context.clock)))
    throw new CodedError('dayClosed');
  return entry;
}

/** Returns the payment that books the money as it came: the same amount and tip, as the other way rounds it. */
function rebooked(
  context: CoreContext,
  attempt: StoredAttempt,
  { _id: method, provider }: Pick<PaymentMethod, '_id' | 'provider'>,
): StoredAttempt {
  const { amount, tips } = attempt;
  const { cashRounding: _rounding, change: _change, device: _device, ...kept } = attempt;
  const now = instantNow(context.clock);
  const rounded = cashRounding(shopOf(context, attempt.shop), provider, { amount, tips, isSettling: true });
  const rounding = 'offStep' in rounded ? 0 : rounded.rounding;
  return {
    ...kept,
    ...{ _id: newId(context.clock), method, provider, createdAt: now, updatedAt: now },
    ...{ tendered: amount + tips + rounding, change: 0 },
    ...(rounding !== 0 && { cashRounding: rounding }),
  };
}

/** Returns the entries that correct a bill: the first payment taken back, and the right one. */
function entriesOf(
  { clock }: CoreContext,
  { _id, amount, tips = 0, method, cashRounding: rounding }: Payment,
  taken: StoredAttempt,
): readonly Payment[] {
  const paidAt = taken.createdAt;
  return [
    {
      ...{ _id: newId(clock), amount: -amount, tips: -tips, method, paidAt, refundOf: _id, isRebooked: true },
      ...(rounding !== undefined && { cashRounding: -rounding }),
    },
    {
      ...{ _id: taken._id, amount: taken.amount, tips: taken.tips, method: taken.method, paidAt },
      ...(taken.share && { share: taken.share, lines: taken.lines }),
      ...(taken.guest && { guest: taken.guest }),
      ...{ tendered: taken.tendered, change: 0, staff: taken.staff },
      ...(taken.device !== undefined && { device: taken.device }),
      ...(taken.cashRounding !== undefined && { cashRounding: taken.cashRounding }),
    },
  ];
}
