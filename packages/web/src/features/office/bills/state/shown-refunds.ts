import type { BillRefund, Refund, TableSession } from '@comanda/contract';

/** State of a refund as the office shows it. */
export type RefundStanding = 'onTheWay' | 'done' | 'failed';
/** Refund as a row, with its record once that is read. */
export type ShownRefund = Pick<BillRefund, 'payment' | 'via'> & {
  readonly id: string;
  readonly amount: number;
  readonly standing: RefundStanding;
  readonly at: string;
  readonly record: Refund | undefined;
};

const STANDINGS: Record<BillRefund['status'], RefundStanding> = {
  created: 'onTheWay',
  pending: 'onTheWay',
  succeeded: 'done',
  failed: 'failed',
};

/** Returns what was given back of a bill, the oldest first, tips and cash rounding included. */
export function shownRefunds(
  { refunds = [] }: Pick<TableSession, 'refunds'>,
  records: readonly Refund[],
): readonly ShownRefund[] {
  return refunds.map(
    ({ _id: id, payment, via, status, amount, tips = 0, cashRounding = 0, createdAt: at }) => ({
      ...{ id, payment, via, at, amount: amount + tips + cashRounding, standing: STANDINGS[status] },
      record: records.find(({ _id }) => _id === id),
    }),
  );
}
