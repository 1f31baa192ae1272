import type { WallTime, Weekday } from '../model/index.ts';
import { weekdayOf } from './calendar.ts';
import type { WallClock } from './wall-clock.ts';

/** A daily span on some weekdays (all when none are given); `from > to` wraps midnight, `from = to` is the whole day. */
export type WeeklyRange = {
  readonly weekdays?: readonly Weekday[];
  readonly from: WallTime;
  readonly to: WallTime;
};

const WALL_TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;
const DAY_MINUTES = 1440;
/** Length of `HH:MM`; there are so few valid ones that all may be kept. */
const USUAL_LENGTH = 5;
/** Minutes of the wall times parsed so far: a shop's hours are asked for with every price. */
const parsed = new Map<WallTime, number>();

/** Parses a wall time `HH:MM` into minutes since midnight (`24:00` is 1440); undefined when it is invalid. */
export function parseWallTime(text: WallTime): number | undefined {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const minute = readWallTime(text);
  if (minute !== undefined && text.length === USUAL_LENGTH) parsed.set(text, minute);
  return minute;
}

function readWallTime(text: WallTime): number | undefined {
  const parts = WALL_TIME.exec(text);
  if (parts === null) return undefined;
  const minute = Number(parts[1]) * 60 + Number(parts[2]);
  return Number(parts[2]) < 60 && minute <= DAY_MINUTES ? minute : undefined;
}

/** Converts a wall time that was checked where it entered to minutes since midnight. Throws a RangeError if invalid. */
export function minuteOf(text: WallTime): number {
  const minute = parseWallTime(text);
  if (minute === undefined) throw new RangeError(`${text} is no time of day HH:MM`);
  return minute;
}

/** Returns true if a weekly range covers a wall-clock time: `from ≤ time < to` (pricing P5.1). */
export function covers(range: WeeklyRange, clock: WallClock): boolean {
  const from = minuteOf(range.from);
  const to = minuteOf(range.to);
  const today = isOnWeekday(range, clock.day);
  if (from === to) return today;
  if (from < to) return today && from <= clock.minute && clock.minute < to;
  // the part after midnight belongs to the day before
  const isAfterMidnight = clock.minute < to;
  return isAfterMidnight ? isOnWeekday(range, clock.day - 1) : today && from <= clock.minute;
}

/** Returns true if a range's weekdays include the day; a range without weekdays includes every day. */
export function isOnWeekday(range: Pick<WeeklyRange, 'weekdays'>, day: number): boolean {
  const { weekdays = [] } = range;
  return weekdays.length === 0 || weekdays.includes(weekdayOf(day));
}
