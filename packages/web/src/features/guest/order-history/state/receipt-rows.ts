import type { Bill, SessionLine } from '@comanda/contract';
import { returnedRow } from '@comanda/domain';

/** A row of a receipt; `of` is the id of its rule or tax. */
export type ReceiptRow = {
  readonly kind:
    | 'subTotal'
    | 'discount'
    | 'surcharge'
    | 'seatCharge'
    | 'deliveryFee'
    | 'tax'
    | 'taxIncluded'
    | 'tips'
    | 'adjusts'
    | 'afterPayment'
    | 'rounding'
    | 'returned';
  readonly amount: number;
  readonly of?: string;
};

/** Returns the number of guests and the charge for each; undefined if the seat charge does not divide evenly. */
export function seatsOf(
  { seatCharge }: Pick<Bill, 'seatCharge'>,
  guests: number,
): { readonly guests: number; readonly each: number } | undefined {
  const isProduct = guests > 0 && seatCharge > 0 && seatCharge % guests === 0;
  return isProduct ? { guests, each: seatCharge / guests } : undefined;
}

/** Returns the printed amount of a line; undefined for free set items and for cancelled orders. */
export function printedAmount(
  { subTotal }: Pick<SessionLine, 'subTotal'>,
  { isChild, isCancelled }: { readonly isChild: boolean; readonly isCancelled: boolean },
): number | undefined {
  return isCancelled || (isChild && subTotal === 0) ? undefined : subTotal;
}

/**
 * Returns the rows that add up to a bill's total, without zero charges; an included tax is listed but not added. A
 * cancelled order without amounts has none.
 */
export function receiptRows(bill: Bill, isCancelled = false): readonly ReceiptRow[] {
  const rows: readonly ReceiptRow[] = [
    ...bill.discounts.map(({ rule, amount }) => ({ kind: 'discount' as const, of: rule, amount: -amount })),
    { kind: 'surcharge', amount: bill.surcharge },
    { kind: 'seatCharge', amount: bill.seatCharge },
    { kind: 'deliveryFee', amount: bill.deliveryFee ?? 0 },
    ...bill.taxes.map(({ tax, amount, included }) => {
      return { kind: included ? ('taxIncluded' as const) : ('tax' as const), of: tax, amount };
    }),
    { kind: 'tips', amount: bill.tips },
    { kind: 'adjusts', amount: bill.adjusts },
    { kind: 'afterPayment', amount: bill.afterPayment ?? 0 },
    { kind: 'rounding', amount: bill.rounding },
    { kind: 'returned', amount: -returnedRow(bill) },
  ];
  const counted = rows.filter(({ amount }) => amount !== 0);
  return isCancelled && bill.subTotal === 0
    ? counted
    : [{ kind: 'subTotal', amount: bill.subTotal }, ...counted];
}
