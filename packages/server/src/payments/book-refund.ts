import type { BillRefund, Refund } from '@comanda/contract';
import type { CoreContext } from '../core/index.ts';
import type { Reads, StoredAttempt, Tx } from '../db/index.ts';
import { instantNow, newId } from '../lib/index.ts';
import { storeSession } from '../ordering/bill/index.ts';
import { withPayments } from '../ordering/pricing/index.ts';
import type { Publish } from '../outbox/index.ts';
import type { SessionRecord } from '../sessions/index.ts';
import { publishAttempt, readAttempt, saveOutcome } from './attempts/index.ts';
import { mailIncident } from './incident-mails.ts';
import { leftOf, withoutReserved } from './refund-order.ts';
import { refundsOf } from './refund-store.ts';

/**
 * Books money that was given back: a negative payment of the bill that names the payment it comes from (payments M4.2).
 * The bill's status stays. Returns the bill as stored.
 */
export async function bookRefund(
  tx: Tx,
  context: CoreContext,
  { session, lines }: SessionRecord,
  refund: Refund,
  publish: Publish,
): Promise<SessionRecord> {
  const now = instantNow(context.clock);
  const { amount, tips, method, payment, staff, device, cashRounding } = refund;
  const attempt = await readAttempt(tx, payment);
  // money that was held is on no bill
  const isOnBill = session.payments.some(({ _id }) => _id === payment);
  if (!isOnBill) {
    await saveRefunded(tx, withStatus(attempt, 'refunded', now), publish);
    return storeRefunds(tx, context, { session, lines }, publish);
  }
  const _id: string = refund._id;
  const given = {
    ...{ _id, amount: -amount, method, paidAt: now, refundOf: payment },
    ...(tips !== undefined && { tips: -tips }),
    ...(cashRounding !== undefined && { cashRounding: -cashRounding }),
    ...(staff !== undefined && { staff }),
    ...(device !== undefined && { device }),
  };
  const payments = [...session.payments, given];
  const refunds = await billRefunds(tx, session._id);
  const bill = withPayments(session.bill, payments);
  const after = { ...session, payments, refunds, bill, updatedAt: now };
  await storeSession(tx, { session: after, lines }, publish);
  const left = leftOf(attempt);
  const status = left.amount + left.tips <= 0 ? ('refunded' as const) : ('partlyRefunded' as const);
  await saveRefunded(tx, withStatus(attempt, status, now), publish);
  return { session: after, lines };
}

/** Returns a payment with the status that a refund gives it; one that was never collected stays failed (payments M5.2). */
function withStatus(attempt: StoredAttempt, to: StoredAttempt['status'], updatedAt: string): StoredAttempt {
  const status = attempt.reason === 'captureFailed' ? attempt.status : to;
  return { ...attempt, status, updatedAt };
}

/**
 * Books that money which was given back has come back to the shop: a counter-entry, so that the bill shows what is owed
 * again (payments M4.2). Returns the bill as stored.
 */
export async function bookReturnedRefund(
  tx: Tx,
  context: CoreContext,
  { session, lines }: SessionRecord,
  refund: Refund,
  publish: Publish,
): Promise<SessionRecord> {
  const { amount, tips, method, payment } = refund;
  const now = instantNow(context.clock);
  const attempt = await readAttempt(tx, payment);
  const isOnBill = session.payments.some(({ _id }) => _id === payment);
  if (!isOnBill) {
    const held = withStatus({ ...attempt, refunded: 0 }, 'held', now);
    await saveRefunded(tx, held, publish);
    await mailIncident(tx, context, held, attempt);
    return storeRefunds(tx, context, { session, lines }, publish);
  }
  const returned = {
    ...{ _id: newId(context.clock), amount, method, paidAt: now, refundOf: payment },
    ...(tips !== undefined && { tips }),
  };
  const payments = [...session.payments, returned];
  const refunds = await billRefunds(tx, session._id);
  const bill = withPayments(session.bill, payments);
  const after = { ...session, payments, refunds, bill, updatedAt: now };
  await storeSession(tx, { session: after, lines }, publish);
  const kept = withoutReserved(attempt, refund);
  const isWhole = (kept.refunded ?? 0) + (kept.refundedTips ?? 0) === 0;
  const status = isWhole ? ('succeeded' as const) : ('partlyRefunded' as const);
  const failed = withStatus({ ...kept, refundFailed: true }, status, now);
  await saveRefunded(tx, failed, publish);
  await mailIncident(tx, context, failed, attempt);
  return { session: after, lines };
}

/** Stores a bill with the refunds of its payments as they are now, and publishes it; returns it as stored. */
export async function storeRefunds(
  tx: Tx,
  context: CoreContext,
  { session, lines }: SessionRecord,
  publish: Publish,
): Promise<SessionRecord> {
  const refunds = await billRefunds(tx, session._id);
  const after = { ...session, refunds, updatedAt: instantNow(context.clock) };
  await storeSession(tx, { session: after, lines }, publish);
  return { session: after, lines };
}

/** Returns the refunds of a bill as its guests see them, the oldest first; cash that staff give is `cash`. */
async function billRefunds(read: Reads, session: string): Promise<BillRefund[]> {
  const refunds = await refundsOf(read, session);
  return refunds.map(({ _id, payment, method, provider, amount, via, status, createdAt, ...beside }) => ({
    ...{ _id, payment, method, amount, status, createdAt },
    ...(beside.tips !== undefined && { tips: beside.tips }),
    ...(beside.cashRounding !== undefined && { cashRounding: beside.cashRounding }),
    via: via === 'original' && provider === 'cash' ? 'cash' : via,
  }));
}

/** Stores and publishes an attempt of which money is given back. */
export async function saveRefunded(tx: Tx, attempt: StoredAttempt, publish: Publish): Promise<void> {
  await saveOutcome(tx, attempt);
  publishAttempt(attempt, publish);
}
