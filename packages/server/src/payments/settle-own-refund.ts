import type { Refund } from '@comanda/contract';
import { currencyOf } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import type { StoredAttempt, Tx } from '../db/index.ts';
import { instantNow, newId } from '../lib/index.ts';
import { lowerBill } from '../ordering/bill/index.ts';
import type { Publish } from '../outbox/index.ts';
import type { SessionRecord } from '../sessions/index.ts';
import type { LockedAttempt } from './attempts/index.ts';
import { bookRefund, saveRefunded } from './book-refund.ts';
import { type AnyProviderEvent, type ProviderOwnRefundEvent, refOfOwnRefund } from './port/index.ts';
import { leftOf, withReserved } from './refund-order.ts';
import { amountOnTheWay, insertRefund, refundsOf } from './refund-store.ts';

/** Returns true for an event about money that was given back at the provider. */
export function isOwnRefundEvent(event: AnyProviderEvent): event is ProviderOwnRefundEvent {
  return event.status === 'refundedThere';
}

/**
 * Records a refund of a locked attempt that was made at its provider, once, however often it is told (payments M4.4): what
 * was paid too much is covered by it, and a finished bill is lowered by the rest, as if it had been given back here.
 */
export async function settleOwnRefund(
  tx: Tx,
  context: CoreContext,
  { attempt, record }: LockedAttempt,
  event: ProviderOwnRefundEvent,
  publish: Publish,
): Promise<void> {
  const ref = refOfOwnRefund(event.made);
  if ((await refundsOf(tx, attempt.session)).some((refund) => refund.ref === ref)) return;
  const parts = givenParts(attempt, record, event);
  if (parts === undefined) {
    const { _id, status } = attempt;
    const { amount, currency } = event;
    context.log.error(
      { attempt: _id, status, refunded: { amount, currency } },
      'a refund made at the provider does not fit its payment',
    );
    return;
  }
  const refund = refundOf(context, attempt, ref, parts);
  const owed = -record.session.bill.outstanding - (await amountOnTheWay(tx, attempt.session));
  const beyond = parts.amount - Math.max(0, owed);
  const isLowered = attempt.status !== 'held' && record.session.status === 'done' && beyond > 0;
  await saveRefunded(tx, { ...withReserved(attempt, refund), refundFailed: false }, publish);
  await insertRefund(tx, refund, null);
  const corrected = isLowered ? await lowerBill(tx, context, record, beyond) : record;
  await bookRefund(tx, context, corrected, refund, publish);
}

/** Returns the amount and the tip that were given back of a payment; undefined if it has no such money left. */
function givenParts(
  attempt: StoredAttempt,
  { session }: SessionRecord,
  { amount, currency }: ProviderOwnRefundEvent,
): Pick<Refund, 'amount' | 'tips'> | undefined {
  const isSameCurrency = currencyOf(currency).code === currencyOf(attempt.currency).code;
  if (attempt.status === 'held') {
    const { amount: came } = attempt.received ?? attempt;
    return (attempt.refunded ?? 0) + amount === came ? { amount } : undefined;
  }
  const isOnBill = session.payments.some(({ _id }) => _id === attempt._id);
  const left = leftOf(attempt);
  if (!isSameCurrency || !isOnBill || amount <= 0 || amount > left.amount + left.tips) return undefined;
  const part = Math.min(amount, left.amount);
  return { amount: part, ...(amount > part && { tips: amount - part }) };
}

function refundOf(
  { clock }: CoreContext,
  attempt: StoredAttempt,
  ref: string,
  parts: Pick<Refund, 'amount' | 'tips'>,
): Refund {
  const { shop, session, method, provider, _id: payment, currency } = attempt;
  const now = instantNow(clock);
  return {
    ...{ _id: newId(clock), shop, session, payment, method, provider, ref, currency, ...parts },
    ...{ via: 'original', status: 'succeeded', createdAt: now, updatedAt: now },
  };
}
