import type { VoidReasonCode } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { closeStaffCalls } from '../../floor/calls/index.ts';
import { releasePickupSlot } from '../../fulfilment/pickup/index.ts';
import { cancelTicketLines } from '../../kitchen/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { cancelAttempts, withoutPendingPayments } from '../../payments/attempts/index.ts';
import { giveBackDiscounts } from '../../promotions/coupons/index.ts';
import { type SessionRecord, saveLines, saveSession } from '../../sessions/index.ts';
import { EMPTY_BILL, withBill } from '../pricing/index.ts';
import { returnStock } from '../stock/index.ts';
import { cancelLines } from './cancel-lines.ts';

type End = {
  readonly status: 'void' | 'cancelled';
  readonly reason: VoidReasonCode | undefined;
  readonly now: string;
};

/**
 * A bill that came to nothing: its lines are cancelled, the stock, the coupons and the gifts they took are given back, the
 * kitchen has nothing more to make of it, and open tries to pay it are given up. Stores it.
 */
export async function endBill(
  tx: Tx,
  context: CoreContext,
  { session, lines }: SessionRecord,
  { status, reason, now }: End,
  publish: Publish,
): Promise<SessionRecord> {
  const none = new Map(lines.map(({ id }) => [id, 0]));
  const cancelled = cancelLines(lines, none, () => reason);
  await saveLines(tx, session, cancelled.changed);
  await returnStock(tx, context, cancelled.returned, session.shop, publish);
  await giveBackDiscounts(tx, session._id, session.discounts);
  const placeless = await releasePickupSlot(tx, await closeStaffCalls(tx, session, publish));
  await cancelAttempts(tx, session._id, now, publish);
  const ended: StoredSession = {
    ...withBill(withoutPendingPayments(placeless), EMPTY_BILL),
    tips: 0,
    status,
    endTime: now,
    endReason: reason,
    updatedAt: now,
  };
  // How far the order was stays on it; the kitchen and the board are told that it is gone.
  await cancelTicketLines(tx, ended, none, now, publish);
  await saveSession(tx, ended, { isHeld: true });
  return { session: ended, lines: cancelled.lines };
}
