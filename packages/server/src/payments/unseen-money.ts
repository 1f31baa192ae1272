import type { Refund } from '@comanda/contract';
import type { StoredAttempt, Tx } from '../db/index.ts';
import { attemptsOf, isCounterAttempt, isQrAttempt } from './attempts/index.ts';
import { leftOf } from './refund-order.ts';

/** The provider of an unconnected terminal or a voucher. */
const MANUAL_PROVIDER = 'manual';

/** Returns true for money that no provider has reported: only staff have seen it (till T2.8). */
function isUnseen(attempt: StoredAttempt): boolean {
  return isQrAttempt(attempt) || isCounterAttempt(attempt) || attempt.provider === MANUAL_PROVIDER;
}

/**
 * Returns the payments of a bill that only staff have seen and whose money leaves in another way than it came by these
 * refunds: by hand instead of to its origin, or as a surplus that is taken out of the bill's other payments.
 */
export async function unseenMoneyOf(tx: Tx, refunds: readonly Refund[]): Promise<readonly StoredAttempt[]> {
  const [{ session } = { session: '' }] = refunds;
  const unseen = (await attemptsOf(tx, session)).filter(isUnseen);
  const ids = new Set(unseen.map(({ _id }) => _id));
  const elsewhere = new Set(refunds.filter(({ via }) => via !== 'original').map(({ payment }) => payment));
  const takesOthers = refunds.some(({ payment }) => !ids.has(payment));
  const isSurplus = (attempt: StoredAttempt) =>
    takesOthers && attempt.reason === 'overpaid' && leftOf(attempt).amount > 0;
  return unseen.filter((attempt) => elsewhere.has(attempt._id) || isSurplus(attempt));
}
