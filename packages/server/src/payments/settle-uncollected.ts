import type { CoreContext } from '../core/index.ts';
import type { StoredAttempt, StoredSession, Tx } from '../db/index.ts';
import { instantNow, newId } from '../lib/index.ts';
import { storeSession } from '../ordering/bill/index.ts';
import { withPayments } from '../ordering/pricing/index.ts';
import type { Publish } from '../outbox/index.ts';
import type { SessionRecord } from '../sessions/index.ts';
import { isOpen, type LockedAttempt, publishAttempt, saveOutcome } from './attempts/index.ts';
import { mailIncident } from './incident-mails.ts';
import type { AnyProviderEvent, ProviderUncollectedEvent } from './port/index.ts';
import { settleLocked } from './settle.ts';

/** Returns true for an event about money that could not be collected. */
export function isUncollectedEvent(event: AnyProviderEvent): event is ProviderUncollectedEvent {
  return event.status === 'captureFailed';
}

/**
 * Records that the money of a locked attempt could not be collected (payments M5.2): what was booked is countered, so that
 * the bill owes it again, and the management is told; a finished bill stays finished, with its total. What was told before
 * the payment itself, or of money that is held, was never booked: then only the attempt ends. Whatever is told later of the
 * same payment counts no more. Safe to repeat.
 */
export async function settleUncollected(
  tx: Tx,
  context: CoreContext,
  locked: LockedAttempt,
  { paymentRef }: ProviderUncollectedEvent,
  publish: Publish,
): Promise<void> {
  const { attempt, record } = locked;
  if (attempt.reason === 'captureFailed') return;
  const known = attempt.paymentRef ?? paymentRef;
  if (paymentRef !== undefined && known !== paymentRef) {
    context.log.error({ attempt: attempt._id, paymentRef }, 'a capture failed that is of another payment');
    return;
  }
  const isBooked = record.session.payments.some(({ _id }) => _id === attempt._id);
  const named = { ...attempt, ...(known !== undefined && { paymentRef: known }) };
  if (isOpen(attempt.status)) {
    const outcome = { status: 'failed', reason: 'captureFailed' } as const;
    await settleLocked(tx, context, { attempt: named, record }, outcome, publish);
    return;
  }
  const uncollected: StoredAttempt = {
    ...named,
    ...{ status: 'failed', reason: 'captureFailed', updatedAt: instantNow(context.clock) },
    ...(isBooked && { isUncollected: true }),
  };
  await saveOutcome(tx, uncollected);
  if (isBooked) await counter(tx, context, record, attempt, publish);
  publishAttempt(uncollected, publish);
  await mailIncident(tx, context, uncollected, attempt);
}

/** Counters a booked payment on its bill; the dishes that it was for are open again. */
async function counter(
  tx: Tx,
  context: CoreContext,
  { session, lines }: SessionRecord,
  { _id, amount, tips, method }: StoredAttempt,
  publish: Publish,
): Promise<void> {
  const now = instantNow(context.clock);
  const countered = {
    ...{
      _id: newId(context.clock),
      amount: -amount,
      method,
      paidAt: now,
      refundOf: _id,
      isUncollected: true,
    },
    ...(tips !== 0 && { tips: -tips }),
  };
  const payments = [...session.payments.map((payment) => withoutPurpose(payment, _id)), countered];
  const bill = withPayments(session.bill, payments);
  await storeSession(tx, { session: { ...session, payments, bill, updatedAt: now }, lines }, publish);
}

type Booked = StoredSession['payments'][number];

/** Returns the payment of that id without what it was for; every other as it is. */
function withoutPurpose(payment: Booked, id: string): Booked {
  const { share: _share, lines: _lines, ...rest } = payment;
  return payment._id === id ? rest : payment;
}
