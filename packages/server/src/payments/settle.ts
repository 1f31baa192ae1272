import type { PaymentAttempt, PaymentStatus } from '@comanda/contract';
import { writeAudit } from '../audit/index.ts';
import type { Actor, Workshop } from '../core/index.ts';
import type { StoredAttempt, StoredSession, Tx } from '../db/index.ts';
import { instantNow } from '../lib/index.ts';
import { closeBill, storeSession } from '../ordering/bill/index.ts';
import { withPayments } from '../ordering/pricing/index.ts';
import type { Tell } from '../outbox/index.ts';
import { movedStatus, type SessionRecord, statusAfter } from '../sessions/index.ts';
import {
  attemptsOf,
  giveUpUnwanted,
  isOpen,
  type LockedAttempt,
  lockAttempt,
  mayBecome,
  readAttempt,
  saveOutcome,
  tellAttempt,
  withPending,
} from './attempts/index.ts';

export type Outcome = {
  readonly status: Extract<PaymentStatus, 'succeeded' | 'failed' | 'cancelled'>;
  readonly reason?: PaymentAttempt['reason'];
  /** Who says so, where it is a person and not a provider. */
  readonly by?: Actor;
};

/** Gives an attempt its outcome and the session what follows from it; a second time nothing happens. */
export async function settle(
  tx: Tx,
  workshop: Workshop,
  id: string,
  outcome: Outcome,
  tell: Tell,
): Promise<StoredAttempt> {
  const known = await readAttempt(tx, id);
  // No attempt ever becomes what it cannot become already.
  if (!mayBecome(known, outcome.status)) return known;
  return settleLocked(tx, workshop, await lockAttempt(tx, id), outcome, tell);
}

/** The same for an attempt whose bill is locked. */
export async function settleLocked(
  tx: Tx,
  workshop: Workshop,
  { attempt, record }: LockedAttempt,
  outcome: Outcome,
  tell: Tell,
): Promise<StoredAttempt> {
  if (!mayBecome(attempt, outcome.status)) return attempt;
  return outcome.status === 'succeeded'
    ? bookPayment(tx, workshop, attempt, outcome, record, tell)
    : giveUp(tx, workshop, attempt, outcome, record, tell);
}

/** The money has come: it is on the bill whatever has become of the bill meanwhile. */
async function bookPayment(
  tx: Tx,
  workshop: Workshop,
  attempt: StoredAttempt,
  { by }: Outcome,
  { session, lines }: SessionRecord,
  tell: Tell,
): Promise<StoredAttempt> {
  const now = instantNow(workshop.clock);
  const { _id, amount, tips, method, share, lines: paidLines, guest } = attempt;
  const purpose = { ...(share && { share, lines: paidLines }), ...(guest && { guest }) };
  const payments = [...session.payments, { _id, amount, tips, method, paidAt: now, ...purpose }];
  const bill = withPayments(session.bill, payments);
  const isUnfinished = statusAfter(session.status, 'close') !== undefined;
  const isOverpaid = !isUnfinished || bill.outstanding < 0;
  const paid = { ...session, bill, payments, updatedAt: now };
  const isClosing = isUnfinished && bill.outstanding <= 0;
  const booked: StoredAttempt = {
    ...attempt,
    status: 'succeeded',
    reason: isOverpaid ? 'overpaid' : undefined,
    updatedAt: now,
  };
  await saveOutcome(tx, booked);
  if (by !== undefined)
    await writeAudit(tx, workshop, by, {
      shop: session.shop,
      action: 'confirmPayment',
      entity: _id,
      before: { status: attempt.status, outstanding: session.bill.outstanding },
      after: { status: booked.status, amount, tips, session: session._id, outstanding: bill.outstanding },
    });
  const shown = isClosing
    ? await closeBill(tx, workshop, paid, now, tell)
    : await partlyPaid(tx, { session: paid, lines }, attempt, now, tell);
  await storeSession(tx, { session: await withPending(tx, shown), lines }, tell);
  tellAttempt(booked, tell);
  return booked;
}

/** The bill that a part was paid of, or that was finished before the money came. */
async function partlyPaid(
  tx: Tx,
  record: SessionRecord,
  attempt: StoredAttempt,
  now: string,
  tell: Tell,
): Promise<StoredSession> {
  const left = await giveUpUnwanted(tx, record, now, tell);
  return { ...left, status: await statusAfterTry(tx, left, attempt) };
}

/** Nothing came of it: the session goes back to ordering when that is where it was. */
async function giveUp(
  tx: Tx,
  workshop: Workshop,
  attempt: StoredAttempt,
  { status, reason }: Outcome,
  { session, lines }: SessionRecord,
  tell: Tell,
): Promise<StoredAttempt> {
  const now = instantNow(workshop.clock);
  const given: StoredAttempt = { ...attempt, status, reason, updatedAt: now };
  await saveOutcome(tx, given);
  tellAttempt(given, tell);
  const left = await statusAfterTry(tx, session, attempt);
  const next = await withPending(tx, { ...session, status: left, updatedAt: now });
  await storeSession(tx, { session: next, lines }, tell);
  return given;
}

/** The last of the open tries leaves the bill where it was before they began: at ordering, or asked for. */
async function statusAfterTry(
  tx: Tx,
  { _id, status }: StoredSession,
  attempt: StoredAttempt,
): Promise<StoredSession['status']> {
  const others = (await attemptsOf(tx, _id)).filter((other) => other._id !== attempt._id);
  const isLast = isOpen(attempt.status) && !others.some((other) => isOpen(other.status));
  return movedStatus(status, isLast && attempt.sessionBefore === 'ongoing' ? 'stopPaying' : 'bookPart');
}
