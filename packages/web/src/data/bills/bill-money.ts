import type { TableSession } from '@comanda/contract';

type Paid = Pick<TableSession, 'payments'>;
type Entry = TableSession['payments'][number];

/** Returns the money of a payment with its tip and its cash rounding, in minor units. */
function moneyOf({ amount, tips = 0, cashRounding = 0 }: Entry): number {
  return amount + tips + cashRounding;
}

/** Returns what was paid of a bill, tips included, before anything was given back. */
export function paidMoney({ payments }: Paid): number {
  // money that could not be collected was none
  return payments.reduce(
    (sum, entry) =>
      entry.refundOf === undefined || entry.isUncollected === true ? sum + moneyOf(entry) : sum,
    0,
  );
}

/** Returns what was given back of a bill, tips included. */
export function givenBack({ payments }: Paid): number {
  return payments.reduce(
    (sum, entry) =>
      entry.refundOf === undefined || entry.isUncollected === true ? sum : sum - moneyOf(entry),
    0,
  );
}
