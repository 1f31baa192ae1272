import type { VoidReasonCode } from '@comanda/contract';
import { familyOf } from '@comanda/domain';
import { paymentTiming, shopOf } from '../../catalogue/availability/index.ts';
import type { Workshop } from '../../core/index.ts';
import type { StoredLine, StoredSession, Tx } from '../../db/index.ts';
import { withoutPickupPlace } from '../../fulfilment/pickup/index.ts';
import { isHeldFromKitchen, type LeftOfLines, strikeTickets } from '../../kitchen/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Tell } from '../../outbox/index.ts';
import { giveUpUnwanted } from '../../payments/attempts/index.ts';
import { withoutLostGifts } from '../../promotions/gifts/index.ts';
import { settlePoints } from '../../promotions/points/index.ts';
import {
  cartLinesOf,
  movedStatus,
  type SessionRecord,
  saveLines,
  saveSession,
} from '../../sessions/index.ts';
import { closeBill } from '../bill/index.ts';
import { EMPTY_BILL, owedGifts, priceSession, withBill, withPayments } from '../pricing/index.ts';
import { giveBackStock } from '../stock/index.ts';
import { struckLines } from './strike-lines.ts';

/**
 * A bill without some of its lines: sets go with their items, free items go when their rule holds no more, the stock
 * comes back, the kitchen loses them, and what is left is priced again. What was paid too much is outstanding below
 * zero: change that is due. Lines that are off the bill already change nothing. Stores it.
 */
export async function voidLines(
  tx: Tx,
  workshop: Workshop,
  record: SessionRecord,
  given: { readonly ids: readonly string[]; readonly reason: VoidReasonCode },
  tell: Tell,
): Promise<SessionRecord> {
  const { session, lines } = record;
  const status = movedStatus(session.status, 'voidLines');
  const chosen = chosenLines(lines, given.ids);
  if (chosen.size === 0) return record;
  const left = leftOf(workshop, record, chosen);
  const struck = struckLines(lines, left, (id) => (chosen.has(id) ? given.reason : undefined));
  await saveLines(tx, session, struck.changed);
  await giveBackStock(tx, workshop, struck.returned, session.shop, tell);
  const now = instantNow(workshop.clock);
  const bill = repriced(workshop, { ...session, status, updatedAt: now }, struck.lines);
  const isEmpty = struck.lines.every((line) => line.status === 'cancel');
  const gifted = await withoutLostGifts(tx, bill);
  const priced = isEmpty ? await withoutPickupPlace(tx, gifted) : gifted;
  const followed = await strikeTickets(tx, priced, left, now, tell);
  const after = isSettled(workshop, followed, struck.lines)
    ? await closeBill(tx, workshop, followed, now, tell)
    : await giveUpUnwanted(tx, { session: followed, lines: struck.lines }, now, tell);
  if (status === 'done') await settlePoints(tx, workshop, after);
  await saveSession(tx, after, { isHeld: await isHeldFromKitchen(tx, session._id) });
  return { session: after, lines: struck.lines };
}

/**
 * Whether nothing is left to pay of a bill that is being paid, or whose lines wait for their payment: nobody would
 * ever send them to the kitchen.
 */
function isSettled(
  workshop: Workshop,
  { shop, type, status, bill }: StoredSession,
  lines: readonly StoredLine[],
): boolean {
  if (bill.outstanding > 0) return false;
  if (status === 'toPay') return true;
  const isPaidFirst = paymentTiming(workshop, shopOf(workshop, shop), type) === 'before';
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
  workshop: Workshop,
  { session, lines }: SessionRecord,
  chosen: ReadonlySet<string>,
): LeftOfLines {
  const without = lines.map((line) => (chosen.has(line.id) ? { ...line, status: 'cancel' as const } : line));
  const gifts = owedGifts(workshop, shopOf(workshop, session.shop), session, without);
  return new Map([...gifts, ...[...chosen].map((id) => [id, 0] as const)]);
}

/** A bill priced again. Without lines it is nothing: no seat, no way and no tips where nothing is eaten. */
export function repriced(
  workshop: Workshop,
  session: StoredSession,
  lines: readonly StoredLine[],
): StoredSession {
  const isEmpty = lines.every(({ status }) => status === 'cancel');
  if (isEmpty) return withBill({ ...session, tips: 0 }, withPayments(EMPTY_BILL, session.payments));
  const shop = shopOf(workshop, session.shop);
  return withBill(session, priceSession(workshop, shop, session, cartLinesOf(lines)));
}
