export { businessDay, businessDayEnd, businessDayStart } from './business-day.ts';
export { type DayNumber, dateOf, dayNumber, parseDate, weekdayOf } from './calendar.ts';
export { DAY_MS, type EpochMs, epochOf, HOUR_MS, instantOf, MINUTE_MS, parseInstant } from './instant.ts';
export { covers, isOnWeekday, minuteOf, parseWallTime, type WeeklyRange } from './time-range.ts';
export {
  clocksBetween,
  firstMomentOf,
  isTimeZone,
  type WallClock,
  wallClockAt,
  zoneOf,
} from './wall-clock.ts';
