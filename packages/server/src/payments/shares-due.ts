import type { Shop } from '@comanda/contract';
import { splitBill, stepOf } from '@comanda/domain';
import type { StoredAttempt } from '../db/index.ts';
import { presentSession, type SessionRecord } from '../sessions/index.ts';
import { leftOf } from './refund-order.ts';

/**
 * Returns the ids of the payments of a share that have more left than their dishes, or their guests' parts, still come to
 * on the bill: of these something was taken off, and its money is theirs first (payments M4.3).
 */
export function sharesDue(
  record: SessionRecord,
  shop: Shop,
  payments: readonly StoredAttempt[],
): ReadonlySet<string> {
  const { bill, ...session } = presentSession(record);
  const unpaid = {
    ...session,
    payments: [],
    pendingPayments: [],
    bill: { ...bill, outstanding: bill.total },
  };
  const { dishes, guests } = splitBill(unpaid, stepOf(shop));
  const worthOf = ({ share, lines = [] }: StoredAttempt): number | undefined => {
    if (share?.kind === 'lines') return sumOf(dishes.filter(({ line }) => lines.includes(line)));
    if (share?.kind === 'guest') return sumOf(guests.filter(({ guest }) => share.guests.includes(guest)));
    return undefined;
  };
  const due = payments.filter((payment) => {
    const worth = worthOf(payment);
    return worth !== undefined && leftOf(payment).amount > worth;
  });
  return new Set(due.map(({ _id }) => _id));
}

function sumOf(shares: readonly { readonly amount: number }[]): number {
  return shares.reduce((sum, { amount }) => sum + amount, 0);
}
