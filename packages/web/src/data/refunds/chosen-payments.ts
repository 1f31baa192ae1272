import type { RefundPayment, TableSession } from '@comanda/contract';
import { stepOf } from '@comanda/domain';
import { readAmount } from '../../lib/read-amount.ts';

type Paid = TableSession['payments'][number];
/** A payment with what may still be given back of it, and of its tip, in minor units. */
type PaymentLeft = { readonly payment: Paid; readonly left: number; readonly tips: number };
/** The chosen payments, each with the amount that was typed for it, or nothing for as much as it has. */
export type ChosenPayments = ReadonlyMap<string, string>;

/** Returns the payments of a bill that have money to give back, oldest first, less what is on its way back (payments M4.2). */
export function paymentsLeft({
  payments,
  refunds = [],
}: Pick<TableSession, 'payments' | 'refunds'>): readonly PaymentLeft[] {
  const onTheWay = refunds.filter(({ status }) => status === 'created');
  return payments
    .filter(({ refundOf }) => refundOf === undefined)
    .map((payment) => {
      const entries = payments.filter(({ _id, refundOf }) => _id === payment._id || refundOf === payment._id);
      const leaving = onTheWay.filter((refund) => refund.payment === payment._id);
      const leftOf = (part: 'amount' | 'tips') =>
        sumOf(entries.map((entry) => entry[part])) - sumOf(leaving.map((refund) => refund[part]));
      return { payment, left: leftOf('amount'), tips: leftOf('tips') };
    })
    .filter(({ left, tips }) => left + tips > 0);
}

function sumOf(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((sum, amount = 0) => sum + amount, 0);
}

/** Returns the amount that was typed for a payment; undefined for none, and null for one that cannot be. */
export function typedPart(
  typed: string,
  left: number,
  shop: Parameters<typeof stepOf>[0],
): number | null | undefined {
  if (typed.trim() === '') return undefined;
  const answer = readAmount(typed, { step: stepOf(shop), most: left });
  return 'amount' in answer && answer.amount > 0 ? answer.amount : null;
}

/** Returns the payments of the call; undefined if none were chosen, and null while an amount of one cannot be. */
export function namedPayments(
  all: readonly PaymentLeft[],
  chosen: ChosenPayments,
  shop: Parameters<typeof stepOf>[0],
): RefundPayment['payments'] | null {
  const named: NonNullable<RefundPayment['payments']> = [];
  for (const { payment, left } of all) {
    const typed = chosen.get(payment._id);
    if (typed === undefined) continue;
    const amount = typedPart(typed, left, shop);
    if (amount === null) return null;
    named.push(amount === undefined ? payment._id : { payment: payment._id, amount });
  }
  return named.length === 0 ? undefined : named;
}
