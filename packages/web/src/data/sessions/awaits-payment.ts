import type { TableSession } from '@comanda/contract';
import { isOpenStatus, type PaymentTiming } from '@comanda/domain';
import { groupLines, liveLines } from './progress.ts';

/**
 * Returns true while the kitchen gets nothing of an order because it has to be paid first; undefined while it is not
 * known whether it has to.
 */
export function awaitsPayment(session: TableSession, timing: PaymentTiming | undefined): boolean | undefined {
  const isBegun = groupLines(liveLines(session)).some(({ status }) => status !== 'received');
  if (!isOpenStatus(session.status) || session.bill.outstanding <= 0 || isBegun) return false;
  return timing && timing === 'before';
}
