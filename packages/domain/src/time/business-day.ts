import type { Instant, Shop } from '../model/index.ts';
import { dateOf } from './calendar.ts';
import { epochOf } from './instant.ts';
import { minuteOf } from './time-range.ts';
import { wallClockAt, zoneOf } from './wall-clock.ts';

/** Returns the business day of a shop at a moment, `YYYY-MM-DD`; it begins at `dayStart`, 05:00 when absent. */
export function businessDay(shop: Pick<Shop, 'timezone' | 'dayStart'>, instant: Instant): string {
  const clock = wallClockAt(zoneOf(shop), epochOf(instant));
  const isBeforeStart = clock.minute < minuteOf(shop.dayStart ?? '05:00');
  return dateOf(isBeforeStart ? clock.day - 1 : clock.day);
}
