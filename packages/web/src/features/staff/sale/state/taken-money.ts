import type { PaymentAttempt, TableSession } from '@comanda/contract';

/** Money that was taken last; amounts in minor units. */
export type TakenMoney = {
  readonly session: TableSession;
  readonly tendered: number;
  readonly change: number;
};

/** Returns a bill with the money that was just taken for it, before the bill's own event arrives. */
export function withPayment(session: TableSession, taken: PaymentAttempt): TableSession {
  const { _id, amount, tips, method, cashRounding, updatedAt: paidAt } = taken;
  const rounding = cashRounding === undefined ? {} : { cashRounding };
  const others = session.payments.filter((payment) => payment._id !== _id);
  return { ...session, payments: [...others, { _id, amount, tips, method, paidAt, ...rounding }] };
}
