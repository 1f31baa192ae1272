import { EMPTY_BILL, type VoidReasonCode } from '@comanda/contract';
import type { UnsoldStatus } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { closeStaffCalls } from '../../floor/calls/index.ts';
import { releasePickupSlot } from '../../fulfilment/pickup/index.ts';
import { correctInvoices } from '../../invoices/wanted/index.ts';
import { cancelTicketLines } from '../../kitchen/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { cancelAttempts, withoutPendingPayments } from '../../payments/attempts/index.ts';
import { giveBackDiscounts } from '../../promotions/coupons/index.ts';
import { type SessionRecord, saveLines, saveSession } from '../../sessions/index.ts';
import { withBill } from '../pricing/index.ts';
import { returnStock } from '../stock/index.ts';
import { cancelLines } from './cancel-lines.ts';

type Ending = {
  readonly status: UnsoldStatus;
  readonly reason: VoidReasonCode | undefined;
  readonly now: string;
};

/**
 * Ends a bill as void, cancelled or a test: cancels its lines, returns stock, coupons, gifts and its pickup slot, closes staff
 * calls, cancels open payment attempts, removes its tickets, and stores it.
 */
export async function endBill(
  tx: Tx,
  context: CoreContext,
  { session, lines }: SessionRecord,
  { status, reason, now }: Ending,
  publish: Publish,
): Promise<SessionRecord> {
  const nothingLeft = new Map(lines.map(({ id }) => [id, 0]));
  const cancelled = cancelLines(lines, nothingLeft, () => reason);
  await saveLines(tx, session, cancelled.changed);
  await returnStock(tx, context, cancelled.returned, session.shop, publish);
  await giveBackDiscounts(tx, session._id, session.discounts);
  const released = await releasePickupSlot(tx, await closeStaffCalls(tx, session, publish));
  await cancelAttempts(tx, session._id, now, publish);
  const ended: StoredSession = {
    ...withBill(withoutPendingPayments(released), EMPTY_BILL),
    tips: 0,
    adjusts: 0,
    status,
    endTime: now,
    endReason: reason,
    updatedAt: now,
  };
  // The session keeps the status its order had reached; only the kitchen and the board are updated.
  await cancelTicketLines(tx, ended, { remaining: nothingLeft, reasonOf: () => reason, now }, publish);
  await correctInvoices(tx, ended);
  await saveSession(tx, ended, { isHeld: true });
  return { session: ended, lines: cancelled.lines };
}
