import type { Instant, OnlineOpeningHours, OrderType, Shop } from '../model/index.ts';
import {
  covers,
  DAY_MS,
  type EpochMs,
  epochOf,
  firstMomentOf,
  instantOf,
  isOnWeekday,
  minuteOf,
  type WeeklyRange,
  wallClockAt,
  zoneOf,
} from '../time/index.ts';

export type OnlineAvailability =
  | { readonly open: true }
  | { readonly open: false; readonly reason: 'shopNotEnabledForOnline' | 'timeSlotNotFound' };

/** Days ahead in which the next opening is searched. */
const HORIZON_DAYS = 8;

/**
 * Returns the shop's availability for online orders at a moment, with the reason if closed (specification §5). Guests at a
 * table may whenever the shop is open for online orders at all.
 */
export function onlineAvailability(shop: Shop, orderType: OrderType, now: Instant): OnlineAvailability {
  if (isInTrial(shop, now)) return { open: true };
  if (!isEnabledForOnline(shop, orderType)) return { open: false, reason: 'shopNotEnabledForOnline' };
  const isOpen = isModeEnabled(shop, orderType) && isWithinSlot(shop, orderType, epochOf(now));
  return isOpen ? { open: true } : { open: false, reason: 'timeSlotNotFound' };
}

/** Returns the shop's next opening for an order type within 8 days: now when it is open, undefined when there is none. */
export function nextOpening(shop: Shop, orderType: OrderType, now: Instant): Instant | undefined {
  if (!takesOrdersOf(shop, orderType)) return undefined;
  const at = epochOf(now);
  if (isWithinSlot(shop, orderType, at)) return now;
  return firstOpening(slotsOf(shop, orderType), shop, at);
}

/** Returns the first beginning of any of the ranges after a moment, by the shop's clock, within 8 days. */
export function firstOpening(ranges: readonly WeeklyRange[], shop: Shop, at: EpochMs): Instant | undefined {
  const openings = ranges.flatMap((range) => openingsOf(range, shop, at));
  const coming = openings.filter((opening) => opening > at && opening <= at + HORIZON_DAYS * DAY_MS);
  return coming.length === 0 ? undefined : instantOf(Math.min(...coming));
}

/** Returns true while a shop that is not open yet takes trial orders (office B1.4). */
function isInTrial({ trialUntil }: Shop, now: Instant): boolean {
  return trialUntil !== undefined && epochOf(now) < epochOf(trialUntil);
}

function isEnabledForOnline(shop: Shop, orderType: OrderType): boolean {
  const { openTakeAway, openDineInNoTable, openDelivery } = shop;
  const takesOrders = orderType === 'dineIn' || openTakeAway || openDineInNoTable || openDelivery;
  return Boolean(shop.openForOnline && takesOrders);
}

/** Returns true if a shop takes online orders of a type at all, open or not at the moment. */
export function takesOrdersOf(shop: Shop, orderType: OrderType): boolean {
  return isEnabledForOnline(shop, orderType) && isModeEnabled(shop, orderType);
}

function isModeEnabled(shop: Shop, orderType: OrderType): boolean {
  switch (orderType) {
    case 'takeAway':
      return shop.openTakeAway === true;
    case 'delivery':
      return shop.openDelivery === true;
    case 'dineInNoTable':
      return shop.openDineInNoTable === true;
    case 'dineIn':
      return true;
  }
}

function isWithinSlot(shop: Shop, orderType: OrderType, at: EpochMs): boolean {
  const clock = wallClockAt(zoneOf(shop), at);
  return slotsOf(shop, orderType).some((slot) => covers(slot, clock));
}

/**
 * Returns the opening hours for an order type; hours without order types are for all. A shop without any is open from
 * `openTime` to `closeTime`.
 */
export function slotsOf(shop: Shop, orderType: OrderType): readonly WeeklyRange[] {
  const isFor = ({ orderType: types = [] }: OnlineOpeningHours) =>
    types.length === 0 || types.includes(orderType);
  const { openTime, closeTime, onlineOpeningHours } = shop;
  if (onlineOpeningHours === undefined && openTime !== undefined && closeTime !== undefined)
    return [{ from: openTime, to: closeTime }];
  return (onlineOpeningHours ?? [])
    .filter(isFor)
    .map(({ weekdays, startTime, endTime }) => ({ weekdays, from: startTime, to: endTime }));
}

function openingsOf(slot: WeeklyRange, shop: Shop, at: EpochMs): readonly EpochMs[] {
  const zone = zoneOf(shop);
  const today = wallClockAt(zone, at).day;
  const isWholeDay = minuteOf(slot.from) === minuteOf(slot.to);
  const minute = isWholeDay ? 0 : minuteOf(slot.from);
  const days = Array.from({ length: HORIZON_DAYS + 1 }, (_, ahead) => today + ahead);
  return days
    .filter((day) => isOnWeekday(slot, day))
    .map((day) => firstMomentOf(zone, { day, minute }))
    .filter((opening) => covers(slot, wallClockAt(zone, opening)));
}
