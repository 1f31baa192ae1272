import type { Bill, SessionLine } from '@comanda/contract';

/** What a row of a receipt is about; `of` is the id of the rule or tax it comes from. */
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
    | 'rounding';
  readonly amount: number;
  readonly of?: string;
};

/** Guests and what each of them pays for their seat; undefined where the charge is no such product. */
export function seatsOf(
  { seatCharge }: Pick<Bill, 'seatCharge'>,
  guests: number,
): { readonly guests: number; readonly each: number } | undefined {
  const isProduct = guests > 0 && seatCharge > 0 && seatCharge % guests === 0;
  return isProduct ? { guests, each: seatCharge / guests } : undefined;
}

/**
 * What a printed line comes to; undefined where no amount is printed: for what comes with a set, and for an order
 * that was called off, whose dishes cost nothing any more.
 */
export function printedAmount(
  { subTotal }: Pick<SessionLine, 'subTotal'>,
  { isChild, isOff }: { readonly isChild: boolean; readonly isOff: boolean },
): number | undefined {
  return isOff || (isChild && subTotal === 0) ? undefined : subTotal;
}

/**
 * How a bill adds up to its total; charges of 0 are left out, an included tax is told without being added. Of an
 * order that was called off nothing adds up.
 */
export function receiptRows(bill: Bill, isOff = false): readonly ReceiptRow[] {
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
    { kind: 'rounding', amount: bill.rounding },
  ];
  const counted = rows.filter(({ amount }) => amount !== 0);
  return isOff && bill.subTotal === 0 ? counted : [{ kind: 'subTotal', amount: bill.subTotal }, ...counted];
}
