import type { DecidePayment, PaymentAttempt } from '@comanda/contract';
import { currencyOf } from '@comanda/domain';
import { writeAudit } from '../audit/index.ts';
import { type Actor, type CoreContext, ensureManagement } from '../core/index.ts';
import type { StoredAttempt, Tx } from '../db/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import type { Publish } from '../outbox/index.ts';
import {
  incidentOf,
  type LockedAttempt,
  lockAttempt,
  presentAttempt,
  publishAttempt,
  readAttempt,
  saveOutcome,
} from './attempts/index.ts';
import { surplusTips } from './refund-order.ts';
import { amountOnTheWay } from './refund-store.ts';
import { reserveHeldRefund, reserveRefunds } from './reserve-refunds.ts';
import { settleLocked } from './settle.ts';

/** The decision with whoever makes it. */
type Decision = Pick<DecidePayment, 'decision' | 'reason'> & { readonly actor: Actor };

/**
 * Decides for the management what becomes of money that is held, came too much, or could not be given back (payments
 * M2.7), or was not collected after all (M5.2): `book` keeps it as it came, `giveBack` has its provider give it back. Idempotent. Throws `notFound`,
 * `paymentNotPossible` where there is nothing to decide or money of another currency is to be booked, and as
 * `reserveRefunds`.
 */
export async function decidePayment(
  context: CoreContext,
  { payment, decision, reason }: DecidePayment,
  actor: Actor,
): Promise<PaymentAttempt> {
  const { shop } = ensureManagement(actor);
  const decided = await context.write(async (tx, publish) => {
    if ((await readAttempt(tx, payment)).shop !== shop) throw new CodedError('notFound');
    return decide(tx, context, await lockAttempt(tx, payment), { decision, reason, actor }, publish);
  });
  return presentAttempt(decided);
}

async function decide(
  tx: Tx,
  context: CoreContext,
  locked: LockedAttempt,
  choice: Decision,
  publish: Publish,
): Promise<StoredAttempt> {
  const { attempt } = locked;
  const { decision, reason, actor } = choice;
  const incident = incidentOf(attempt);
  if (incident === undefined) return decidedBefore(attempt, decision);
  // there is no money to give back
  if (incident === 'captureFailed' && decision === 'giveBack')
    throw new CodedError('paymentNotPossible', { status: attempt.status });
  if (incident === 'held' && decision === 'book') return bookHeld(tx, context, locked, choice, publish);
  const after =
    decision === 'book'
      ? await keep(tx, context, attempt, publish)
      : await giveBack(tx, context, locked, choice, publish);
  await writeAudit(tx, context, actor, {
    ...{ shop: attempt.shop, action: 'decidePayment', entity: attempt._id, reason },
    before: { status: attempt.status, incident },
    after: { decision, status: after.status, refunded: after.refunded },
  });
  return after;
}

/** Returns the attempt if the decision was made before. Throws `paymentNotPossible`. */
function decidedBefore(attempt: StoredAttempt, decision: DecidePayment['decision']): StoredAttempt {
  const { status, reason, refunded = 0 } = attempt;
  const isKept = status === 'succeeded' || reason === 'captureFailed';
  const isDecided = decision === 'book' ? isKept : refunded > 0;
  if (!isDecided) throw new CodedError('paymentNotPossible', { status });
  return attempt;
}

/** Books held money as it came; of another amount it is for no dish. */
async function bookHeld(
  tx: Tx,
  context: CoreContext,
  { attempt, record }: LockedAttempt,
  { reason: why, actor: by }: Decision,
  publish: Publish,
): Promise<StoredAttempt> {
  const { received = attempt, status, share, lines, ...rest } = attempt;
  const { amount: came, currency } = received;
  if (currencyOf(currency).code !== currencyOf(attempt.currency).code)
    throw new CodedError('paymentNotPossible', { status, currency });
  const tips = came > attempt.tips ? attempt.tips : 0;
  const amount = came - tips;
  const purpose = amount === attempt.amount ? { share, lines } : {};
  const asItCame = { ...rest, ...purpose, received, status, amount, tips };
  const outcome = { status: 'succeeded', by, action: 'decidePayment', why } as const;
  return settleLocked(tx, context, { attempt: asItCame, record }, outcome, publish);
}

/** Leaves the money where it is: nothing more is to be decided about it. */
async function keep(
  tx: Tx,
  { clock }: CoreContext,
  attempt: StoredAttempt,
  publish: Publish,
): Promise<StoredAttempt> {
  const { reason, refundFailed: _failed, isUncollected: _uncollected, ...rest } = attempt;
  const lasting = reason === 'captureFailed' ? { reason } : {};
  const kept: StoredAttempt = { ...rest, ...lasting, updatedAt: instantNow(clock) };
  await saveOutcome(tx, kept);
  publishAttempt(kept, publish);
  return kept;
}

/** Has the provider give back held money, or what was paid too much. Throws `refundExceeds` if that is nothing. */
async function giveBack(
  tx: Tx,
  context: CoreContext,
  { attempt, record }: LockedAttempt,
  { reason, actor }: Decision,
  publish: Publish,
): Promise<StoredAttempt> {
  if (attempt.status === 'held') return reserveHeldRefund(tx, context, attempt, { reason, actor }, publish);
  const owed = -record.session.bill.outstanding - (await amountOnTheWay(tx, attempt.session));
  const amount = Math.min(owed, attempt.amount - (attempt.refunded ?? 0));
  if (amount <= 0) throw new CodedError('refundExceeds', { left: 0 });
  const tips = surplusTips(attempt, amount);
  const request = { amount, tips, via: 'original', reason, actor, payments: [attempt._id] } as const;
  await reserveRefunds(tx, context, record, request, publish);
  return readAttempt(tx, attempt._id);
}
