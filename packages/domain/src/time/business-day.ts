import type { Instant, Shop } from '../model/index.ts';
import { type DayNumber, dateOf } from './calendar.ts';
import { epochOf, instantOf } from './instant.ts';
import { minuteOf } from './time-range.ts';
import { firstMomentOf, wallClockAt, zoneOf } from './wall-clock.ts';

type ShopDay = Pick<Shop, 'timezone' | 'dayStart'>;

/** Returns the business day of a shop at a moment, `YYYY-MM-DD`; it begins at `dayStart`, 05:00 when absent. */
export function businessDay(shop: ShopDay, instant: Instant): string {
  return dateOf(dayAt(shop, instant));
}

/** Returns the moment at which the business day of a moment began. */
export function businessDayStart(shop: ShopDay, instant: Instant): Instant {
  const first = { day: dayAt(shop, instant), minute: startOf(shop) };
  return instantOf(firstMomentOf(zoneOf(shop), first));
}

/** Returns the moment at which the business day of a moment ends and the next one begins. */
export function businessDayEnd(shop: ShopDay, instant: Instant): Instant {
  const next = { day: dayAt(shop, instant) + 1, minute: startOf(shop) };
  return instantOf(firstMomentOf(zoneOf(shop), next));
}

function dayAt(shop: ShopDay, instant: Instant): DayNumber {
  const clock = wallClockAt(zoneOf(shop), epochOf(instant));
  return clock.minute < startOf(shop) ? clock.day - 1 : clock.day;
}

function startOf({ dayStart = '05:00' }: ShopDay): number {
  return minuteOf(dayStart);
}
