import type { OrderType, TicketStatus } from '../model/index.ts';
import { HOUR_MS, MINUTE_MS } from '../time/index.ts';

/** The minutes after which food of a table that is ready counts as served, where the shop sets none (K2.3). */
const SERVED_AFTER_MINUTES = 15;
/** The milliseconds that a ticket of a former business day is left on the screen: a shop may be open over its start. */
const LEFT_AFTER_MS = 2 * HOUR_MS;
/** The milliseconds from the start of a business day after which what is left of former ones goes by itself. */
const GONE_AFTER_MS = 12 * HOUR_MS;

/** A ticket, as far as it may be left lying; moments in epoch milliseconds. */
export type LeftTicket = {
  readonly type: OrderType;
  readonly status: TicketStatus;
  readonly placedAt: number;
  readonly readyAt?: number | undefined;
  readonly pickupAt?: number | undefined;
};

/** Returns true if food of a table that is ready counts as served by now; never with `servedAfter` 0 (K2.3). */
export function isServedByNow(
  { type, status, readyAt }: LeftTicket,
  now: number,
  servedAfter = SERVED_AFTER_MINUTES,
): boolean {
  const mayBe = type === 'dineIn' && status === 'ready' && servedAfter > 0;
  return mayBe && readyAt !== undefined && now - readyAt >= servedAfter * MINUTE_MS;
}

/** Returns true if a ticket is left over from a business day before the one that began at `dayStart` (K2.3). */
export function isLeftOver({ placedAt, pickupAt = 0 }: LeftTicket, dayStart: number, now: number): boolean {
  const due = Math.max(placedAt, pickupAt);
  return due < dayStart && now - due >= LEFT_AFTER_MS;
}

/** Returns true if a ticket that is left over goes without anybody being asked: it was shown long enough (K2.3). */
export function goesByItself(ticket: LeftTicket, dayStart: number, now: number): boolean {
  return isLeftOver(ticket, dayStart, now) && now - dayStart >= GONE_AFTER_MS;
}
