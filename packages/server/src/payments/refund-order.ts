import type { Refund } from '@comanda/contract';
import type { StoredAttempt, StoredLine, StoredSession } from '../db/index.ts';

/** The lines whose money is given back, as far as they tell who has paid for them. */
export type RefundedLines = readonly Pick<StoredLine, 'id' | 'guest' | 'sharedBy'>[];
/** Money of a payment: its amount and its tip, in minor units. */
type MoneyParts = { readonly amount: number; readonly tips: number };

/** The bill that payments are given back of: when each was booked, the lines taken off, and the shares due of them. */
type RefundedBill = {
  readonly booked: StoredSession['payments'];
  readonly lines?: RefundedLines | undefined;
  readonly due: ReadonlySet<string>;
};

/**
 * Sorts payments by the order in which they are given back (payments M4.3): what was paid too much, then the share that
 * paid for the lines, then what their guests have paid of the whole bill, and last the one that was paid last.
 */
export function inRefundOrder(
  payments: readonly StoredAttempt[],
  { booked, lines = [], due }: RefundedBill,
): readonly StoredAttempt[] {
  const ids = new Set<string>(lines.map(({ id }) => id));
  const guests = new Set(lines.flatMap(({ guest, sharedBy = [guest] }) => sharedBy));
  const rankOf = (payment: StoredAttempt) => {
    if (payment.reason === 'overpaid') return 0;
    const isForLines = payment.lines?.some((line) => ids.has(line)) === true;
    if (isForLines && (payment.share === undefined || due.has(payment._id))) return 1;
    // a share is for its own lines
    if (payment.lines !== undefined) return 3;
    return payment.guest !== undefined && guests.has(payment.guest) ? 2 : 3;
  };
  const paidAt = new Map(booked.map((payment) => [payment._id, payment.paidAt]));
  // of the same moment, the one that was begun last
  const ageOf = ({ updatedAt, _id }: StoredAttempt) => `${paidAt.get(_id) ?? updatedAt} ${_id}`;
  return payments.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || (ageOf(one) < ageOf(other) ? 1 : -1),
  );
}

/** Returns what may still be given back of a payment. */
export function leftOf({ amount, tips, refunded = 0, refundedTips = 0 }: StoredAttempt): MoneyParts {
  return { amount: amount - refunded, tips: tips - refundedTips };
}

/** Returns a payment of which a refund's money is reserved, so that it is not given back a second time. */
export function withReserved(
  attempt: StoredAttempt,
  { amount, tips = 0 }: Pick<Refund, 'amount' | 'tips'>,
): StoredAttempt {
  const { refunded = 0, refundedTips = 0 } = attempt;
  return {
    ...attempt,
    refunded: refunded + amount,
    ...(tips !== 0 && { refundedTips: refundedTips + tips }),
  };
}

/** Returns a payment without the reservation of a refund that was not made. */
export function withoutReserved(
  attempt: StoredAttempt,
  { amount, tips = 0 }: Pick<Refund, 'amount' | 'tips'>,
): StoredAttempt {
  const { refunded = 0, refundedTips = 0 } = attempt;
  return {
    ...attempt,
    refunded: Math.max(0, refunded - amount),
    ...(tips !== 0 && { refundedTips: Math.max(0, refundedTips - tips) }),
  };
}

/** Returns the tip that goes back with money that came too much: all of it with a whole payment, else none. */
export function surplusTips(attempt: StoredAttempt, amount: number): number {
  const left = leftOf(attempt);
  return amount === left.amount ? left.tips : 0;
}
