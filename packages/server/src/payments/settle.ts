import type { AuditEntry, PaymentAttempt, PaymentStatus } from '@comanda/contract';
import { writeAudit } from '../audit/index.ts';
import { shopOf } from '../catalogue/availability/index.ts';
import type { Actor, CoreContext } from '../core/index.ts';
import type { StoredAttempt, StoredSession, Tx } from '../db/index.ts';
import { wantShareInvoice } from '../invoices/wanted/index.ts';
import { instantNow } from '../lib/index.ts';
import { closeBill, storeSession } from '../ordering/bill/index.ts';
import { withPayments } from '../ordering/pricing/index.ts';
import type { Publish } from '../outbox/index.ts';
import { type SessionRecord, statusAfter, transitionStatus } from '../sessions/index.ts';
import {
  attemptsOf,
  cancelStaleAttempts,
  canTransition,
  isOpen,
  type LockedAttempt,
  nextCheck,
  publishAttempt,
  readAttempt,
  saveOutcome,
  withPendingPayments,
} from './attempts/index.ts';
import { mailIncident } from './incident-mails.ts';
import { endUncollected, owesAgain } from './owed-again.ts';
import { surplusTips } from './refund-order.ts';
import { amountOnTheWay } from './refund-store.ts';
import { reserveRefunds } from './reserve-refunds.ts';

export type Outcome = {
  readonly status: Extract<PaymentStatus, 'succeeded' | 'failed' | 'cancelled' | 'held'>;
  readonly reason?: PaymentAttempt['reason'];
  /** The provider's particulars of the money that came. */
  readonly details?: Partial<
    Pick<StoredAttempt, 'providerRef' | 'paymentRef' | 'brand' | 'last4' | 'received'>
  >;
  /** The person who decided the outcome; absent for a provider or a timeout. */
  readonly by?: Actor;
  /** The name of that decision in the audit log; `confirmPayment` when absent. */
  readonly action?: Extract<AuditEntry['action'], 'confirmPayment' | 'takePayment' | 'decidePayment'>;
  /** The reason of that decision. */
  readonly why?: AuditEntry['reason'];
};

/**
 * Settles an attempt whose session is locked, and updates the session; idempotent, and ignores outcomes that come too
 * late.
 */
export async function settleLocked(
  tx: Tx,
  context: CoreContext,
  { attempt, record }: LockedAttempt,
  outcome: Outcome,
  publish: Publish,
): Promise<StoredAttempt> {
  if (!canTransition(attempt, outcome.status)) return attempt;
  return outcome.status === 'succeeded'
    ? bookPayment(tx, context, attempt, outcome, record, publish)
    : recordFailure(tx, context, attempt, outcome, record, publish);
}

/** Books the payment on the bill, whatever the bill's status, and closes a bill on which nothing is outstanding. */
async function bookPayment(
  tx: Tx,
  context: CoreContext,
  attempt: StoredAttempt,
  { by, action = 'confirmPayment', why, details }: Outcome,
  { session, lines }: SessionRecord,
  publish: Publish,
): Promise<StoredAttempt> {
  const now = instantNow(context.clock);
  const received = { ...attempt, ...takerOf(by), ...details };
  const { _id, amount, tips } = received;
  const payments = [...session.payments, sessionPayment(received, now)];
  const bill = withPayments(session.bill, payments);
  const isUnfinished = statusAfter(session.status, 'close') !== undefined;
  const isOwed = isUnfinished || owesAgain(session);
  const isOverpaid = !isOwed || bill.outstanding < 0;
  const { device = session.device } = received;
  const taken = { ...session, ...(device !== undefined && { device }), bill, payments, updatedAt: now };
  const paid = isUnfinished ? await wantShareInvoice(tx, context, taken, received) : taken;
  const isClosing = isUnfinished && bill.outstanding <= 0;
  const booked: StoredAttempt = {
    ...received,
    status: 'succeeded',
    reason: isOverpaid ? 'overpaid' : undefined,
    updatedAt: now,
  };
  await saveOutcome(tx, booked);
  if (by !== undefined)
    await writeAudit(tx, context, by, {
      shop: session.shop,
      action,
      entity: _id,
      ...(why !== undefined && { reason: why }),
      before: { status: attempt.status, outstanding: session.bill.outstanding },
      after: { status: booked.status, amount, tips, session: session._id, outstanding: bill.outstanding },
    });
  const shown = isClosing
    ? await closeBill(tx, context, paid, now, publish)
    : await afterPartialPayment(tx, { session: paid, lines }, attempt, now, publish);
  const stored = await withPendingPayments(tx, shown);
  await storeSession(tx, { session: stored, lines }, publish);
  publishAttempt(booked, publish);
  const hadUncollected = payments.some(({ isUncollected }) => isUncollected === true);
  if (hadUncollected && bill.outstanding <= 0) await endUncollected(tx, session._id, now, publish);
  if (!isOverpaid || by !== undefined) return booked;
  const left = await giveSurplusBack(tx, context, { session: stored, lines }, booked, publish);
  await mailIncident(tx, context, left, attempt);
  return left;
}

/**
 * Gives back what a provider has brought for a bill that was paid, unless the shop decides itself (payments M4.4). Returns
 * the attempt.
 */
async function giveSurplusBack(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  attempt: StoredAttempt,
  publish: Publish,
): Promise<StoredAttempt> {
  const { refundOverpaid = 'auto' } = shopOf(context, attempt.shop);
  const owed = -record.session.bill.outstanding - (await amountOnTheWay(tx, attempt.session));
  const amount = Math.min(owed, attempt.amount);
  // a provider without an account can give nothing back by itself
  if (refundOverpaid === 'ask' || attempt.account === undefined || amount <= 0) return attempt;
  const request = { via: 'original', reason: undefined, isUnattended: true } as const;
  const surplus = { amount, tips: surplusTips(attempt, amount), payments: [attempt._id] };
  await reserveRefunds(tx, context, record, { ...request, ...surplus }, publish);
  return readAttempt(tx, attempt._id);
}

/** Returns the person who took the money, and the device they did it on. */
function takerOf(by: Actor | undefined): Pick<StoredAttempt, 'staff' | 'device'> {
  if (by?.kind !== 'staff') return {};
  return { staff: by.staff._id, ...(by.device !== undefined && { device: by.device }) };
}

/** Returns the payment of a received attempt, as the bill lists it. */
function sessionPayment(received: StoredAttempt, paidAt: string): StoredSession['payments'][number] {
  const { _id, amount, tips, method, share, lines, guest, tendered, change, staff, device } = received;
  const { brand, last4, cashRounding, isTest } = received;
  return {
    ...{ _id, amount, tips, method, paidAt },
    ...(share && { share, lines }),
    ...(guest && { guest }),
    ...(tendered !== undefined && { tendered, change }),
    ...(cashRounding !== undefined && { cashRounding }),
    ...(staff !== undefined && { staff }),
    ...(device !== undefined && { device }),
    ...(brand !== undefined && { brand }),
    ...(last4 !== undefined && { last4 }),
    ...(isTest === true && { isTest }),
  };
}

/** Returns the session after a partial payment, or after a payment that came once the bill was finished. */
async function afterPartialPayment(
  tx: Tx,
  record: SessionRecord,
  attempt: StoredAttempt,
  now: string,
  publish: Publish,
): Promise<StoredSession> {
  const current = await cancelStaleAttempts(tx, record, now, publish);
  return { ...current, status: await statusAfterAttempt(tx, current, attempt) };
}

/** Stores a failed, cancelled or held attempt; the session goes back to ordering if it was there before. */
async function recordFailure(
  tx: Tx,
  context: CoreContext,
  attempt: StoredAttempt,
  { status, reason, details }: Outcome,
  { session, lines }: SessionRecord,
  publish: Publish,
): Promise<StoredAttempt> {
  const now = instantNow(context.clock);
  const failed: StoredAttempt = { ...attempt, ...details, status, reason, updatedAt: now };
  await saveOutcome(tx, failed, nextCheck(failed, context.clock.now()));
  await mailIncident(tx, context, failed, attempt);
  publishAttempt(failed, publish);
  const nextStatus = await statusAfterAttempt(tx, session, attempt);
  const next = await withPendingPayments(tx, { ...session, status: nextStatus, updatedAt: now });
  await storeSession(tx, { session: next, lines }, publish);
  return failed;
}

/** Returns the session's status after an attempt: with the last open one gone, the status before they started. */
async function statusAfterAttempt(
  tx: Tx,
  { _id, status }: StoredSession,
  attempt: StoredAttempt,
): Promise<StoredSession['status']> {
  const others = (await attemptsOf(tx, _id)).filter((other) => other._id !== attempt._id);
  const isLast = isOpen(attempt.status) && !others.some((other) => isOpen(other.status));
  return transitionStatus(status, isLast && attempt.sessionBefore === 'ongoing' ? 'stopPaying' : 'bookPart');
}
