import type { CoreContext } from '../core/index.ts';
import type { Tx } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';
import type { LockedAttempt } from './attempts/index.ts';
import type { AnyProviderEvent, ProviderCapturedEvent } from './port/index.ts';
import { recordCharge } from './second-charge.ts';
import { settleOwnRefund } from './settle-own-refund.ts';

/** Returns true for an event about money that was collected, in whole or in part. */
export function isCapturedEvent(event: AnyProviderEvent): event is ProviderCapturedEvent {
  return event.status === 'captured';
}

/**
 * Settles what was collected of a locked attempt (payments M5.2). Money that could not be collected at first and then was
 * is booked again as a payment of its own, on the bill that owes it; a part of what was authorised lowers the bill by the
 * rest, as if that had been given back at the provider. All else is known already. Safe to repeat.
 */
export async function settleCaptured(
  tx: Tx,
  context: CoreContext,
  locked: LockedAttempt,
  event: ProviderCapturedEvent,
  publish: Publish,
): Promise<void> {
  const { attempt } = locked;
  const { id, paymentRef, made, amount, currency } = event;
  if (attempt.reason === 'captureFailed') {
    const charged = { status: 'paid', paymentRef, providerRef: made, amount, currency } as const;
    return recordCharge(tx, context, locked, { charged, isOwed: true }, publish);
  }
  const rest = attempt.amount + attempt.tips - amount;
  const isBooked = locked.record.session.payments.some(({ _id }) => _id === attempt._id);
  if (!isBooked || rest <= 0) return;
  const given = { id, paidAs: paymentRef, status: 'refundedThere', made, amount: rest, currency } as const;
  await settleOwnRefund(tx, context, locked, given, publish);
}
