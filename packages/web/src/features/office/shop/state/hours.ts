import type { Shop } from '@comanda/contract';
import { parseDate, parseWallTime, WEEKDAYS } from '@comanda/domain';

/** Opening hours on some weekdays. */
export type Hours = NonNullable<Shop['onlineOpeningHours']>[number];
/** An exception from the hours. */
export type HoursException = NonNullable<Shop['hoursExceptions']>[number];
type Weekday = (typeof WEEKDAYS)[number];

const DAY_MINUTES = 1440;
const ALL_DAY: Hours = { startTime: '00:00', endTime: '24:00' };

/** Returns the week's hours of a shop as rows: its own, or those of every day. */
export function hoursOf({ onlineOpeningHours, openTime, closeTime }: Shop): readonly Hours[] {
  if (onlineOpeningHours !== undefined) return onlineOpeningHours;
  return openTime !== undefined && closeTime !== undefined
    ? [{ startTime: openTime, endTime: closeTime }]
    : [];
}

/** Returns the rows after one was changed, or removed where there is no new one. */
export function withRow<Row>(rows: readonly Row[], at: number, row?: Row): Row[] {
  return rows.flatMap((each, index) => (index === at ? (row === undefined ? [] : [row]) : [each]));
}

/** Returns new hours: those of the last row, or else the whole day. */
export function nextHours(rows: readonly Hours[]): Hours {
  return rows.at(-1) ?? ALL_DAY;
}

/** A stretch of a day in the week's picture, as shares of the day from 0 to 1. */
export type Stretch = { readonly from: number; readonly to: number };

/** Returns the stretches of a weekday that the hours cover, those that began the day before included. */
export function stretchesOf(rows: readonly Hours[], weekday: Weekday): readonly Stretch[] {
  const before = WEEKDAYS[(weekday + WEEKDAYS.length - 2) % WEEKDAYS.length];
  return rows.flatMap(({ weekdays = [], startTime, endTime }): Stretch[] => {
    const isOn = (day: Weekday | undefined) =>
      weekdays.length === 0 || (day !== undefined && weekdays.includes(day));
    const start = parseWallTime(startTime) ?? 0;
    const end = parseWallTime(endTime) ?? 0;
    if (start === end) return isOn(weekday) ? [{ from: 0, to: 1 }] : [];
    if (start < end) return isOn(weekday) ? [{ from: start / DAY_MINUTES, to: end / DAY_MINUTES }] : [];
    return [
      ...(isOn(before) ? [{ from: 0, to: end / DAY_MINUTES }] : []),
      ...(isOn(weekday) ? [{ from: start / DAY_MINUTES, to: 1 }] : []),
    ];
  });
}

/** Returns what a row of hours means that its two times do not say by themselves. */
export function meaningOf({ startTime, endTime }: Hours): 'allDay' | 'nextDay' | undefined {
  const [start, end] = [parseWallTime(startTime) ?? 0, parseWallTime(endTime) ?? 0];
  if (start === end) return 'allDay';
  return end < start && end > 0 ? 'nextDay' : undefined;
}

/** Returns the first row before another one that is open at a time of it, too, for an order type of it. */
export function overlappedRow(rows: readonly Hours[], at: number): Hours | undefined {
  const row = rows[at];
  if (row === undefined) return undefined;
  const { orderType: types = [] } = row;
  const isForSame = ({ orderType = [] }: Hours) =>
    types.length === 0 || orderType.length === 0 || types.some((type) => orderType.includes(type));
  const isOpenToo = (other: Hours) =>
    WEEKDAYS.some((weekday) =>
      stretchesOf([row], weekday).some((one) =>
        stretchesOf([other], weekday).some(({ from, to }) => one.from < to && from < one.to),
      ),
    );
  return rows.slice(0, at).find((other) => isForSame(other) && isOpenToo(other));
}

/** Returns the exception that comes before another one on some of its days. */
export function overlappedException(
  exceptions: readonly HoursException[],
  at: number,
): HoursException | undefined {
  const { from, to } = exceptions[at] ?? {};
  if (from === undefined || to === undefined) return undefined;
  return exceptions.slice(0, at).find((other) => other.from <= to && from <= other.to);
}

/** Returns a day after another date `YYYY-MM-DD`. */
export function dayAfter(date: string, days = 1): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Years that a day may be in: one is typed digit by digit, and 0202 would be a day long ago. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

function isDay(date: string): boolean {
  return parseDate(date) !== undefined && date >= FIRST_DAY && date <= LAST_DAY;
}

/** Returns the problem of an exception's days: not a date, or the last before the first. */
export function daysProblem({
  from,
  to,
}: Pick<HoursException, 'from' | 'to'>): 'notADay' | 'wrongWay' | undefined {
  if (!isDay(from) || !isDay(to)) return 'notADay';
  return to < from ? 'wrongWay' : undefined;
}

/** Mode of an exception: closed, hours of its own, or the week's with a name. */
export type ExceptionMode = 'closed' | 'own' | 'week';

export function modeOf({ closed, hours }: HoursException): ExceptionMode {
  if (closed === true) return 'closed';
  return hours === undefined ? 'week' : 'own';
}

/** Returns an exception in another mode; hours of its own begin as the week's usual ones. */
export function inMode(
  exception: HoursException,
  mode: ExceptionMode,
  week: readonly Hours[],
): HoursException {
  const { closed: _closed, hours, ...days } = exception;
  if (mode === 'closed') return { ...days, closed: true };
  if (mode === 'week') return days;
  const { startTime, endTime } = week[0] ?? ALL_DAY;
  return { ...days, hours: hours ?? [{ startTime, endTime }] };
}

/** Returns the exceptions in the order of their days, those with the same first day as they were. */
export function inOrder(exceptions: readonly HoursException[]): HoursException[] {
  return [...exceptions].sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
}
