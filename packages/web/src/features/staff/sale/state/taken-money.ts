import type { PaymentAttempt, TableSession } from '@comanda/contract';

/** Money that was taken last; amounts in minor units. */
export type TakenMoney = {
  readonly session: TableSession;
  readonly tendered: number;
  readonly change: number;
};

/** Returns a bill with the money that was just taken for it, before the bill's own event arrives. */
export function withPayment(session: TableSession, taken: PaymentAttempt): TableSession {
  const { _id, amount, tips, method, cashRounding, tendered, change, updatedAt: paidAt } = taken;
  const given = {
    ...(cashRounding !== undefined && { cashRounding }),
    ...(tendered !== undefined && { tendered }),
    ...(change !== undefined && { change }),
  };
  const others = session.payments.filter((payment) => payment._id !== _id);
  if (others.length < session.payments.length) return session;
  const bill = {
    ...session.bill,
    paid: session.bill.paid + amount,
    outstanding: session.bill.outstanding - amount,
  };
  return { ...session, bill, payments: [...others, { _id, amount, tips, method, paidAt, ...given }] };
}
