import type { TableSession } from '@comanda/contract';

/** What the paper of an order is called: a bill says what is to pay, a receipt that it was paid. */
export function paperOf({
  bill,
  payments,
}: {
  readonly bill: Pick<TableSession['bill'], 'outstanding'>;
  readonly payments: readonly unknown[];
}): 'bill' | 'receipt' {
  return bill.outstanding <= 0 && payments.length > 0 ? 'receipt' : 'bill';
}
