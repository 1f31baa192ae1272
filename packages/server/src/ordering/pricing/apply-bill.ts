import type { Bill, TableSession } from '@comanda/contract';
import type { StoredSession } from '../../db/index.ts';
import { withMemberDiscount } from '../../promotions/levels/index.ts';

/** Returns the bill with its payments and outstanding amount. Prices stay: a payment never reprices the bill. */
export function withPayments(bill: Bill, payments: TableSession['payments']): Bill {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const paymentTips = payments.reduce((sum, { tips = 0 }) => sum + tips, 0);
  return { ...bill, paid, paymentTips, outstanding: bill.total - paid };
}

/**
 * Returns the session with a newly priced bill and the fields derived from it. Rules that do not apply are left out:
 * they are told by quotes, and would be most of what a bill takes to store.
 */
export function withBill(session: StoredSession, bill: Bill): StoredSession {
  const charges = [
    { type: 'service' as const, amount: bill.surcharge },
    { type: 'seatCharge' as const, amount: bill.seatCharge },
  ];
  return {
    ...session,
    bill: { ...bill, rejected: [] },
    discounts: withMemberDiscount(session.discounts, session.terms?.user, bill),
    surcharges: charges.filter(({ amount }) => amount !== 0),
    taxes: bill.taxes,
  };
}
