import type { TableSession } from '@comanda/contract';

/** Returns `receipt` for an order that has been paid, else `bill`. */
export function paperOf({
  bill,
  payments,
}: {
  readonly bill: Pick<TableSession['bill'], 'outstanding'>;
  readonly payments: readonly unknown[];
}): 'bill' | 'receipt' {
  return bill.outstanding <= 0 && payments.length > 0 ? 'receipt' : 'bill';
}
