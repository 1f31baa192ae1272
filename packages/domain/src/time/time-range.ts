import type { WallTime, Weekday } from '../model/index.ts';
import { weekdayOf } from './calendar.ts';
import type { WallClock } from './wall-clock.ts';

/** Weekdays (none given: all) and a daily span; `from > to` wraps midnight, `from = to` is the whole day. */
export type WeeklyRange = {
  readonly weekdays?: readonly Weekday[];
  readonly from: WallTime;
  readonly to: WallTime;
};

const WALL_TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;
const DAY_MINUTES = 1440;

/** Minutes since midnight of a wall time `HH:MM`, `24:00` being 1440; undefined when the text is none. */
export function parseWallTime(text: WallTime): number | undefined {
  const parts = WALL_TIME.exec(text);
  if (parts === null) return undefined;
  const minute = Number(parts[1]) * 60 + Number(parts[2]);
  return Number(parts[2]) < 60 && minute <= DAY_MINUTES ? minute : undefined;
}

/** Minutes since midnight of a wall time that was checked where it entered. Throws a RangeError when it is none. */
export function minuteOf(text: WallTime): number {
  const minute = parseWallTime(text);
  if (minute === undefined) throw new RangeError(`${text} is no time of day HH:MM`);
  return minute;
}

/** Whether a weekly range covers what the wall clock shows: `from ≤ time < to` (pricing P5.1). */
export function covers(range: WeeklyRange, clock: WallClock): boolean {
  const from = minuteOf(range.from);
  const to = minuteOf(range.to);
  const today = isOnWeekday(range, clock.day);
  if (from === to) return today;
  if (from < to) return today && from <= clock.minute && clock.minute < to;
  // The part after midnight belongs to the day before.
  const isAfterMidnight = clock.minute < to;
  return isAfterMidnight ? isOnWeekday(range, clock.day - 1) : today && from <= clock.minute;
}

/** Whether a range's weekdays include the day; a range without weekdays includes every day. */
export function isOnWeekday(range: Pick<WeeklyRange, 'weekdays'>, day: number): boolean {
  const { weekdays = [] } = range;
  return weekdays.length === 0 || weekdays.includes(weekdayOf(day));
}
