import type { HoursException, Instant, OnlineOpeningHours, OrderType, Shop } from '../model/index.ts';
import {
  covers,
  type DayNumber,
  dateOf,
  type EpochMs,
  epochOf,
  firstMomentOf,
  instantOf,
  isOnWeekday,
  minuteOf,
  type WallClock,
  type WeeklyRange,
  wallClockAt,
  weekdayOf,
  zoneOf,
} from '../time/index.ts';

export type OnlineAvailability =
  | { readonly open: true }
  | { readonly open: false; readonly reason: 'shopNotEnabledForOnline' | 'timeSlotNotFound' };

/** Days ahead in which the next opening is searched: a summer's closing is shorter. */
const HORIZON_DAYS = 60;

/**
 * Returns the shop's availability for online orders at a moment, with the reason if closed (specification §5): by its
 * switches, and by its hours with their exceptions (office B5.1).
 */
export function onlineAvailability(shop: Shop, orderType: OrderType, now: Instant): OnlineAvailability {
  if (isInTrial(shop, now)) return { open: true };
  if (!isEnabledForOnline(shop, orderType)) return { open: false, reason: 'shopNotEnabledForOnline' };
  const isOpen =
    isModeEnabled(shop, orderType) && isWithinHours(shop, orderType, wallClockAt(zoneOf(shop), epochOf(now)));
  return isOpen ? { open: true } : { open: false, reason: 'timeSlotNotFound' };
}

/** Returns the shop's next opening for an order type within 60 days: now when it is open, undefined when there is none. */
export function nextOpening(shop: Shop, orderType: OrderType, now: Instant): Instant | undefined {
  if (!takesOrdersOf(shop, orderType)) return undefined;
  const at = epochOf(now);
  if (isWithinHours(shop, orderType, wallClockAt(zoneOf(shop), at))) return now;
  return firstOpening((day) => hoursFrom(shop, orderType, day), shop, at);
}

/** Returns the first beginning of a range after a moment, by the shop's clock, within 60 days. */
export function firstOpening(
  rangesOf: (day: DayNumber) => readonly WeeklyRange[],
  shop: Shop,
  at: EpochMs,
): Instant | undefined {
  const zone = zoneOf(shop);
  const today = wallClockAt(zone, at).day;
  for (let day = today; day <= today + HORIZON_DAYS; day += 1) {
    const coming = rangesOf(day).flatMap((range) => {
      const isWholeDay = minuteOf(range.from) === minuteOf(range.to);
      const opening = firstMomentOf(zone, { day, minute: isWholeDay ? 0 : minuteOf(range.from) });
      // the change to summer time may skip all of a range
      return opening > at && covers(range, wallClockAt(zone, opening)) ? [opening] : [];
    });
    if (coming.length > 0) return instantOf(Math.min(...coming));
  }
  return undefined;
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

/**
 * Returns true if a shop's hours for an order type cover a reading of its clock (office B5.1). Hours that pass midnight
 * belong to the day on which they begin.
 */
export function isWithinHours(shop: Shop, orderType: OrderType, clock: WallClock): boolean {
  const isCovered = (range: WeeklyRange) => covers(range, clock);
  return (
    hoursFrom(shop, orderType, clock.day).some(isCovered) ||
    hoursFrom(shop, orderType, clock.day - 1).some(isCovered)
  );
}

/** Returns the exception from the hours on the day that it is by the shop's clock, if there is one. */
export function exceptionAt(shop: Shop, now: Instant): HoursException | undefined {
  return exceptionOn(shop, wallClockAt(zoneOf(shop), epochOf(now)).day);
}

/** Returns the exception for a day of the shop's calendar, if there is one (office B5.1). */
export function exceptionOn({ hoursExceptions }: Shop, day: DayNumber): HoursException | undefined {
  if (hoursExceptions === undefined) return undefined;
  const date = dateOf(day);
  return hoursExceptions.find(({ from, to }) => from <= date && date <= to);
}

/**
 * Returns the hours for an order type that begin on a day: those of its exception, or else the week's. Hours without
 * order types are for all. A shop without any is open from `openTime` to `closeTime`.
 */
export function hoursFrom(shop: Shop, orderType: OrderType, day: DayNumber): readonly WeeklyRange[] {
  const { openTime, closeTime, onlineOpeningHours } = shop;
  const exception = exceptionOn(shop, day);
  if (exception?.closed) return [];
  const daily =
    openTime === undefined || closeTime === undefined ? [] : [{ startTime: openTime, endTime: closeTime }];
  const all: readonly OnlineOpeningHours[] = exception?.hours ?? onlineOpeningHours ?? daily;
  const isFor = ({ orderType: types = [] }: OnlineOpeningHours) =>
    types.length === 0 || types.includes(orderType);
  const weekdays = [weekdayOf(day)];
  return all
    .filter((hours) => isOnWeekday(hours, day) && isFor(hours))
    .map(({ startTime, endTime }) => ({ weekdays, from: startTime, to: endTime }));
}
