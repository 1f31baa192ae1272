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
  return payments.reduce((sum, entry) => (isGivenBack(entry) ? sum : sum + moneyOf(entry)), 0);
}

/** Returns what was given back of a bill, tips included. */
export function givenBack({ payments }: Paid): number {
  return payments.reduce((sum, entry) => (isGivenBack(entry) ? sum - moneyOf(entry) : sum), 0);
}

/** Returns true for money that went back to a guest: neither uncollected nor booked in another way. */
function isGivenBack({ refundOf, isUncollected, isRebooked }: Paid['payments'][number]): boolean {
  return refundOf !== undefined && isUncollected !== true && isRebooked !== true;
}
