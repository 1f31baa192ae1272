import type { Instant, LocalizedText, OrderType, Shop, WallTime, Weekday } from '../model/index.ts';
import { WEEKDAYS } from '../model/index.ts';
import { epochOf, minuteOf, type WeeklyRange, wallClockAt, weekdayOf, zoneOf } from '../time/index.ts';
import { exceptionOn, hoursFrom, takesOrdersOf } from './opening-hours.ts';

/** A span of opening hours; `to` not after `from` is on the next day, `from = to` is the whole day. */
type OpeningSpan = { readonly from: WallTime; readonly to: WallTime };

/** The hours of a weekday, earliest first; none on a day of rest. */
export type DayHours = {
  readonly weekday: Weekday;
  /** True for the day that it is by the shop's clock. */
  readonly isToday: boolean;
  readonly spans: readonly OpeningSpan[];
  /** The name of the day's exception, such as a holiday. */
  readonly exception?: LocalizedText;
};

const ORDER_TYPES: readonly OrderType[] = ['dineIn', 'dineInNoTable', 'takeAway', 'delivery'];
const DAY_MINUTES = 1440;

/** Minutes from midnight of a span's own day. */
type Minutes = { readonly from: number; readonly to: number };

function minutesOf({ from, to }: WeeklyRange): Minutes {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  if (start === end) return { from: 0, to: DAY_MINUTES };
  return { from: start, to: end > start ? end : end + DAY_MINUTES };
}

const two = (number: number) => String(number).padStart(2, '0');

function wallTimeOf(minute: number): WallTime {
  const ofDay = minute > DAY_MINUTES ? minute - DAY_MINUTES : minute;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** Joins spans that overlap or follow each other without a pause. */
function merged(spans: readonly Minutes[]): readonly Minutes[] {
  const joined: Minutes[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last === undefined || span.from > last.to) joined.push(span);
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return joined;
}

/**
 * Returns the hours in which a shop takes online orders of any type, Monday to Sunday, each day as it comes next, with
 * its exception (office B5.1); without days when it takes none or has no hours.
 */
export function weekHours(shop: Shop, now: Instant): readonly DayHours[] {
  const types = ORDER_TYPES.filter((type) => takesOrdersOf(shop, type));
  const today = wallClockAt(zoneOf(shop), epochOf(now)).day;
  const days = WEEKDAYS.map((weekday): DayHours => {
    const ahead = (weekday - weekdayOf(today) + WEEKDAYS.length) % WEEKDAYS.length;
    const day = today + ahead;
    const ranges = types.flatMap((type) => hoursFrom(shop, type, day));
    const spans = merged(ranges.map(minutesOf)).map(({ from, to }) => ({
      from: wallTimeOf(from),
      to: wallTimeOf(to),
    }));
    const exception = exceptionOn(shop, day)?.name;
    return { weekday, isToday: ahead === 0, spans, ...(exception && { exception }) };
  });
  const hasHours = types.length > 0 && days.some(({ spans, exception }) => spans.length > 0 || exception);
  return hasHours ? days : [];
}
