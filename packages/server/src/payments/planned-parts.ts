import type { RefundPayment } from '@comanda/contract';
import type { StoredAttempt } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import { leftOf } from './refund-order.ts';

/** A payment that money is to be given back of, with the amount where that is chosen. */
export type NamedPayment = NonNullable<RefundPayment['payments']>[number];
/** The money that goes back to a payment. */
type PlannedPart = { readonly attempt: StoredAttempt; readonly amount: number; readonly tips: number };
/** The money to give back, in minor units, and the payments that are named for it. */
type Planned = {
  readonly amount: number;
  readonly tips?: number;
  readonly payments?: readonly NamedPayment[];
  /** Returns true for a payment that nobody can give back now: it is passed over. */
  readonly isOutOfReach: (attempt: StoredAttempt) => boolean;
};

/** Returns the id of a payment that money is to be given back of. */
export function nameOfPayment(named: NamedPayment): string {
  return typeof named === 'string' ? named : named.payment;
}

/**
 * Splits the money to give back over payments in their order (payments M4.1, M4.3): what was chosen for a payment goes to
 * it, the rest to those without an amount. Throws `refundExceeds` with what is `left` of them, of the `payment` of which
 * more was chosen, or of their `tips`.
 */
export function plannedParts(
  paid: readonly StoredAttempt[],
  { amount: whole, tips: wholeTips = 0, payments = [], isOutOfReach }: Planned,
): readonly PlannedPart[] {
  const chosen = new Map(
    payments.flatMap((one) => (typeof one === 'string' ? [] : [[one.payment, one.amount]])),
  );
  for (const attempt of paid) ensureLeft(attempt, chosen.get(attempt._id));
  const chosenSum = sumOf([...chosen.values()]);
  // what is chosen goes back whole, so it may not come to more than there is to give
  if (chosenSum > whole) throw new CodedError('refundExceeds', { left: whole });
  const left = sumOf(paid.map((attempt) => chosen.get(attempt._id) ?? leftOf(attempt).amount));
  if (whole > left) throw new CodedError('refundExceeds', { left });
  const leftTips = sumOf(paid.map((attempt) => leftOf(attempt).tips));
  if (wholeTips > leftTips) throw new CodedError('refundExceeds', { left, tips: leftTips });
  let open = whole - chosenSum;
  let openTips = wholeTips;
  const parts: PlannedPart[] = [];
  for (const attempt of paid) {
    if (isOutOfReach(attempt)) continue;
    const most = leftOf(attempt);
    const own = chosen.get(attempt._id);
    const amount = own ?? Math.min(open, most.amount);
    const tips = Math.min(openTips, most.tips);
    if (own === undefined) open -= amount;
    openTips -= tips;
    if (amount + tips > 0) parts.push({ attempt, amount, tips });
  }
  return parts;
}

/** Throws `refundExceeds` with what is left of a payment if more of it was chosen. */
function ensureLeft(attempt: StoredAttempt, chosen: number | undefined): void {
  const { amount: left } = leftOf(attempt);
  if (chosen !== undefined && chosen > left)
    throw new CodedError('refundExceeds', { left, payment: attempt._id });
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
