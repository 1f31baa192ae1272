import type { TableSession } from '@comanda/contract';

/** Kind of an order's paper: `bill` before it is paid, `receipt` afterwards. */
export function paperOf({
  bill,
  payments,
}: {
  readonly bill: Pick<TableSession['bill'], 'outstanding'>;
  readonly payments: readonly unknown[];
}): 'bill' | 'receipt' {
  return bill.outstanding <= 0 && payments.length > 0 ? 'receipt' : 'bill';
}
