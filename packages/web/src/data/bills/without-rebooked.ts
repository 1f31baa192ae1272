import type { TableSession } from '@comanda/contract';

type Payments = TableSession['payments'];

/** Returns the payments as they came: without those that were booked in another way since, and their counter-entries. */
export function withoutRebooked(payments: Payments): Payments {
  const corrected = payments.filter(({ isRebooked }) => isRebooked);
  const gone = new Set(corrected.flatMap(({ _id, refundOf }) => [_id, refundOf]));
  return payments.filter(({ _id }) => !gone.has(_id));
}
