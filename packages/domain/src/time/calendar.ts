import { WEEKDAYS, type Weekday } from '../model/index.ts';

/** A day as a count of days from 1970-01-01. */
export type DayNumber = number;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_PER_ERA = 146_097;

/** Returns the number of a day of the Gregorian calendar; month and day count from 1. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  // years begin on 1 March here, so that a leap day is the last day of its year
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - 719_468;
}

/** Formats a day as `YYYY-MM-DD`. */
export function dateOf(day: DayNumber): string {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`;
}

/** Parses a date `YYYY-MM-DD`; undefined when the calendar has no such date. */
export function parseDate(text: string): DayNumber | undefined {
  const parts = DATE.exec(text);
  if (parts === null) return undefined;
  const day = dayNumber(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  return dateOf(day) === text ? day : undefined;
}

/** Returns the weekday of a day, Monday = 1 … Sunday = 7. */
export function weekdayOf(day: DayNumber): Weekday {
  // 1970-01-01 was a Thursday
  const sinceMonday = (((day + 3) % 7) + 7) % 7;
  return WEEKDAYS[sinceMonday] ?? 1;
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
