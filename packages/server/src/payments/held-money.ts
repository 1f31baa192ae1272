import type { Shop } from '@comanda/contract';
import { coinOf, shareOf, stepOf } from '@comanda/domain';
import type { StoredAttempt } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import { presentSession, type SessionRecord } from '../sessions/index.ts';
import { incidentOf, pendingPayment } from './attempts/index.ts';
import type { RequestedPayment } from './requested-payment.ts';

/** A payment that is asked for, with its bill, the bill's attempts and the number of the guest who asks. */
type AskedPayment = {
  readonly record: SessionRecord;
  readonly shop: Shop;
  readonly attempts: readonly StoredAttempt[];
  readonly requested: RequestedPayment;
  readonly guest: number | undefined;
};

/**
 * Throws `paymentHeld` where a guest would pay a second time for what held money may have paid (payments M3.5): the
 * guest whose money it is pays nothing more, and others what it was not meant for, until the management has decided.
 */
export function ensureNothingHeld({ record, shop, attempts, requested, guest }: AskedPayment): void {
  const held = attempts.filter((attempt) => incidentOf(attempt) === 'held');
  const [first] = held;
  if (first === undefined) return;
  const isOwn = guest !== undefined && held.some((attempt) => attempt.guest === guest);
  if (!isOwn && isApart(record, shop, held, requested)) return;
  const { _id: payment, createdAt: since, received = first } = first;
  throw new CodedError('paymentHeld', { payment, amount: received.amount, since });
}

/** Returns true if what is requested is still open should the held money be booked as it was asked for. */
function isApart(
  { session, lines }: SessionRecord,
  shop: Shop,
  held: readonly StoredAttempt[],
  { amount, share }: RequestedPayment,
): boolean {
  const reserved = held.reduce((sum, attempt) => sum + attempt.amount, 0);
  if (amount > session.bill.outstanding - reserved) return false;
  if (share === undefined) return true;
  const pendingPayments = [...(session.pendingPayments ?? []), ...held.map(pendingPayment)];
  const bill = presentSession({ session: { ...session, pendingPayments }, lines });
  const left = shareOf(bill, stepOf(shop), share, coinOf(shop));
  return 'share' in left && left.share.amount === amount;
}
