import type { VoidReasonCode } from '@comanda/contract';
import { familyOf } from '@comanda/domain';
import { paymentTiming, shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine, StoredSession, Tx } from '../../db/index.ts';
import { releasePickupSlot } from '../../fulfilment/pickup/index.ts';
import { cancelTicketLines, isUnsentToKitchen, type RemainingQuantities } from '../../kitchen/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { cancelStaleAttempts } from '../../payments/attempts/index.ts';
import { withoutIneffectiveGifts } from '../../promotions/gifts/index.ts';
import { settlePoints } from '../../promotions/points/index.ts';
import {
  cartLinesOf,
  type SessionRecord,
  saveLines,
  saveSession,
  transitionStatus,
} from '../../sessions/index.ts';
import { closeBill } from '../bill/index.ts';
import { EMPTY_BILL, priceSession, remainingGifts, withBill, withPayments } from '../pricing/index.ts';
import { returnStock } from '../stock/index.ts';
import { cancelLines } from './cancel-lines.ts';

/**
 * A bill without some of its lines: sets go with their items, free items go when their rule holds no more, the stock
 * comes back, the kitchen loses them, and what is left is priced again. What was paid too much is outstanding below
 * zero: change that is due. Lines that are off the bill already change nothing. Stores it.
 */
export async function voidLines(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  given: { readonly ids: readonly string[]; readonly reason: VoidReasonCode },
  publish: Publish,
): Promise<SessionRecord> {
  const { session, lines } = record;
  const status = transitionStatus(session.status, 'voidLines');
  const chosen = chosenLines(lines, given.ids);
  if (chosen.size === 0) return record;
  const left = leftOf(context, record, chosen);
  const cancelled = cancelLines(lines, left, (id) => (chosen.has(id) ? given.reason : undefined));
  await saveLines(tx, session, cancelled.changed);
  await returnStock(tx, context, cancelled.returned, session.shop, publish);
  const now = instantNow(context.clock);
  const bill = repriceBill(context, { ...session, status, updatedAt: now }, cancelled.lines);
  const isEmpty = cancelled.lines.every((line) => line.status === 'cancel');
  const gifted = await withoutIneffectiveGifts(tx, bill);
  const priced = isEmpty ? await releasePickupSlot(tx, gifted) : gifted;
  const followed = await cancelTicketLines(tx, priced, left, now, publish);
  const after = isSettled(context, followed, cancelled.lines)
    ? await closeBill(tx, context, followed, now, publish)
    : await cancelStaleAttempts(tx, { session: followed, lines: cancelled.lines }, now, publish);
  if (status === 'done') await settlePoints(tx, context, after);
  await saveSession(tx, after, { isHeld: await isUnsentToKitchen(tx, session._id) });
  return { session: after, lines: cancelled.lines };
}

/**
 * Whether nothing is left to pay of a bill that is being paid, or whose lines wait for their payment: nobody would
 * ever send them to the kitchen.
 */
function isSettled(
  context: CoreContext,
  { shop, type, status, bill }: StoredSession,
  lines: readonly StoredLine[],
): boolean {
  if (bill.outstanding > 0) return false;
  if (status === 'toPay') return true;
  const isPaidFirst = paymentTiming(context, shopOf(context, shop), type) === 'before';
  return status === 'ongoing' && isPaidFirst && lines.some((line) => line.status !== 'cancel');
}

/** The lines that are meant and still on the bill, with what belongs to them. Throws `notFound`. */
function chosenLines(lines: readonly StoredLine[], ids: readonly string[]): ReadonlySet<string> {
  const known = new Set(lines.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new CodedError('notFound', { line: unknown });
  const chosen = new Set(ids.flatMap((id) => [...familyOf(cartLinesOf(lines), id)]));
  const live = lines.filter(({ id, status }) => chosen.has(id) && status !== 'cancel');
  return new Set(live.map(({ id }) => id));
}

function leftOf(
  context: CoreContext,
  { session, lines }: SessionRecord,
  chosen: ReadonlySet<string>,
): RemainingQuantities {
  const without = lines.map((line) => (chosen.has(line.id) ? { ...line, status: 'cancel' as const } : line));
  const gifts = remainingGifts(context, shopOf(context, session.shop), session, without);
  return new Map([...gifts, ...[...chosen].map((id) => [id, 0] as const)]);
}

/** A bill priced again. Without lines it is nothing: no seat, no way and no tips where nothing is eaten. */
export function repriceBill(
  context: CoreContext,
  session: StoredSession,
  lines: readonly StoredLine[],
): StoredSession {
  const isEmpty = lines.every(({ status }) => status === 'cancel');
  if (isEmpty) return withBill({ ...session, tips: 0 }, withPayments(EMPTY_BILL, session.payments));
  const shop = shopOf(context, session.shop);
  return withBill(session, priceSession(context, shop, session, cartLinesOf(lines)));
}
