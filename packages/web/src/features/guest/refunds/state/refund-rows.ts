import type { BillRefund, TableSession } from '@comanda/contract';
import { owedBack } from '../../../../data/sessions/owed-back.ts';

/** State of a refund as guests see it. */
export type RefundStanding = 'onTheWay' | 'done' | 'failed';
/** Refund as a row of the guest's list. */
export type RefundRow = {
  readonly id: string;
  readonly amount: number;
  readonly standing: RefundStanding;
  readonly way: BillRefund['via'] | 'card';
  /** The last digits of the card that it goes to. */
  readonly last4?: string;
};
type RefundedSession = Pick<TableSession, 'refunds' | 'payments' | 'bill'>;

const STANDINGS: Record<BillRefund['status'], RefundStanding> = {
  created: 'onTheWay',
  pending: 'onTheWay',
  succeeded: 'done',
  failed: 'failed',
};

/** Returns what was given back of a bill, the oldest first, with the card that it goes to where that is known. */
export function refundRows({ refunds = [], payments }: RefundedSession): readonly RefundRow[] {
  return refunds.map(({ _id: id, payment, amount: part, tips = 0, via, status }) => {
    const amount = part + tips;
    const { last4 } = payments.find(({ _id }) => _id === payment) ?? {};
    const row = { id, amount, standing: STANDINGS[status] };
    return via === 'original' && last4 !== undefined ? { ...row, way: 'card', last4 } : { ...row, way: via };
  });
}

/**
 * Returns the sentence below the list: `ask` the staff while money of a refund that failed is still owed, else that the
 * `bank` takes its time while a provider gives money back; undefined otherwise.
 */
export function refundTail({ refunds = [], bill }: RefundedSession): 'ask' | 'bank' | undefined {
  if (owedBack({ bill, refunds }) > 0 && refunds.some(({ status }) => status === 'failed')) return 'ask';
  return refunds.some(({ status }) => STANDINGS[status] === 'onTheWay') ? 'bank' : undefined;
}
