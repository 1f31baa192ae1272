import type { VoidReasonCode } from '@comanda/contract';
import { familyOf } from '@comanda/domain';
import { shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine, Tx } from '../../db/index.ts';
import { releasePickupSlot } from '../../fulfilment/pickup/index.ts';
import { correctInvoices } from '../../invoices/wanted/index.ts';
import {
  cancelTicketLines,
  fireDueCourse,
  isUnsentToKitchen,
  type RemainingQuantities,
} from '../../kitchen/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { giveBackDiscounts } from '../../promotions/coupons/index.ts';
import { withoutIneffectiveGifts } from '../../promotions/gifts/index.ts';
import { settlePoints } from '../../promotions/points/index.ts';
import {
  cartLinesOf,
  type SessionRecord,
  saveLines,
  saveSession,
  transitionStatus,
} from '../../sessions/index.ts';
import { repriceBill, settleRepriced, withoutRise } from '../bill/index.ts';
import { remainingGifts } from '../pricing/index.ts';
import { returnStock } from '../stock/index.ts';
import { cancelLines } from './cancel-lines.ts';

/**
 * Voids lines of a bill: sets with their items, and gifts whose rule no longer applies. Returns the stock unless
 * `restock` is false, updates the kitchen's tickets, reprices and stores the bill. An overpaid amount shows as negative `outstanding`, the change due.
 * A finished bill never gets dearer (pricing P11.2). Lines that are cancelled already are ignored. With the last line
 * of a finished bill, or the last of its money, its coupons and gifts come back (payments M4.4).
 */
export async function voidLines(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  request: {
    readonly ids: readonly string[];
    readonly reason: VoidReasonCode;
    readonly restock?: boolean;
  },
  publish: Publish,
): Promise<SessionRecord> {
  const { session, lines } = record;
  const status = transitionStatus(session.status, 'voidLines');
  const chosen = chosenLines(lines, request.ids);
  if (chosen.size === 0) return record;
  const remaining = remainingQuantities(context, record, chosen);
  const reasonOf = (id: string) => (chosen.has(id) ? request.reason : undefined);
  const cancelled = cancelLines(lines, remaining, reasonOf);
  await saveLines(tx, session, cancelled.changed);
  const { restock = true } = request;
  if (restock) await returnStock(tx, context, cancelled.returned, session.shop, publish);
  const now = instantNow(context.clock);
  const dearer = repriceBill(context, { ...session, status, updatedAt: now }, cancelled.lines);
  const repriced = withoutRise(context, session, dearer, cancelled.lines);
  const isEmpty = cancelled.lines.every((line) => line.status === 'cancel');
  const withGifts = await withoutIneffectiveGifts(tx, repriced);
  const withSlot = isEmpty ? await releasePickupSlot(tx, withGifts) : withGifts;
  const current = await cancelTicketLines(tx, withSlot, { remaining, reasonOf, now }, publish);
  // the next course waits for none that is gone
  const left = await fireDueCourse(tx, context, { session: current, lines: cancelled.lines }, publish);
  const after = await settleRepriced(tx, context, left, now, publish);
  if (status === 'done') await settlePoints(tx, context, after);
  const isNothingLeft = isEmpty || (session.bill.total > 0 && after.bill.total <= 0);
  if (status === 'done' && isNothingLeft) await giveBackDiscounts(tx, after._id, after.discounts);
  await correctInvoices(tx, after);
  await saveSession(tx, after, { isHeld: await isUnsentToKitchen(tx, session._id) });
  return { session: after, lines: left.lines };
}

/** Returns the ids of the named lines and their set items that are not cancelled yet. Throws `notFound`. */
function chosenLines(lines: readonly StoredLine[], ids: readonly string[]): ReadonlySet<string> {
  const known = new Set(lines.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new CodedError('notFound', { line: unknown });
  const chosen = new Set(ids.flatMap((id) => [...familyOf(cartLinesOf(lines), id)]));
  const live = lines.filter(({ id, status }) => chosen.has(id) && status !== 'cancel');
  return new Set(live.map(({ id }) => id));
}

function remainingQuantities(
  context: CoreContext,
  { session, lines }: SessionRecord,
  chosen: ReadonlySet<string>,
): RemainingQuantities {
  const withoutChosen = lines.map((line) =>
    chosen.has(line.id) ? { ...line, status: 'cancel' as const } : line,
  );
  const gifts = remainingGifts(context, shopOf(context, session.shop), session, withoutChosen);
  return new Map([...gifts, ...[...chosen].map((id) => [id, 0] as const)]);
}
