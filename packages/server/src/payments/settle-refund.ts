import type { CoreContext } from '../core/index.ts';
import type { Tx } from '../db/index.ts';
import { instantNow } from '../lib/index.ts';
import type { Publish } from '../outbox/index.ts';
import type { LockedAttempt } from './attempts/index.ts';
import { bookRefund, bookReturnedRefund, saveRefunded, storeRefunds } from './book-refund.ts';
import { mailIncident } from './incident-mails.ts';
import type { AnyProviderEvent, ProviderRefundEvent } from './port/index.ts';
import { withoutReserved } from './refund-order.ts';
import { refundsOf, saveRefund } from './refund-store.ts';

/** Returns true for an event about money that was given back. */
export function isRefundEvent(event: AnyProviderEvent): event is ProviderRefundEvent {
  return event.status === 'refunded' || event.status === 'refundFailed';
}

/**
 * Records what a provider tells of a refund of a locked attempt (payments M4.2): it has arrived, or it has failed after
 * it was accepted, so that its booking is countered. An event may come before the provider's own answer. Safe to repeat
 * in any order; a failure is final.
 */
export async function settleRefund(
  tx: Tx,
  context: CoreContext,
  { attempt, record }: LockedAttempt,
  event: ProviderRefundEvent,
  publish: Publish,
): Promise<void> {
  const refund = (await refundsOf(tx, attempt.session)).find(({ ref }) => ref === event.refund);
  if (refund === undefined || refund.status === 'failed') return;
  const isBooked = refund.status !== 'created';
  const updatedAt = instantNow(context.clock);
  if (event.status === 'refunded') {
    await saveRefund(tx, { ...refund, status: 'succeeded', updatedAt });
    await (isBooked
      ? storeRefunds(tx, context, record, publish)
      : bookRefund(tx, context, record, refund, publish));
    return;
  }
  await saveRefund(tx, { ...refund, status: 'failed', because: 'provider', updatedAt });
  if (isBooked) {
    await bookReturnedRefund(tx, context, record, refund, publish);
    return;
  }
  const failed = { ...withoutReserved(attempt, refund), refundFailed: true, updatedAt };
  await saveRefunded(tx, failed, publish);
  await mailIncident(tx, context, failed, attempt);
  await storeRefunds(tx, context, record, publish);
}
