import type { Instant } from '../model/index.ts';
import { dateOf, parseDate } from './calendar.ts';

/** A moment as milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:([Zz])|([+-])(\d{2}):?(\d{2}))$/;

/** Last moment parsed: the price of an order asks for the same one again and again. */
let last: { readonly text: Instant; readonly epoch: EpochMs | undefined } = { text: '', epoch: undefined };

/** Parses an ISO 8601 moment with an offset or `Z`; undefined when it is invalid. */
export function parseInstant(text: Instant): EpochMs | undefined {
  if (last.text !== text) last = { text, epoch: readInstant(text) };
  return last.epoch;
}

function readInstant(text: Instant): EpochMs | undefined {
  const parts = INSTANT.exec(text);
  if (parts === null) return undefined;
  const [
    ,
    date = '',
    hours,
    minutes,
    seconds = '0',
    fraction = '0',
    ,
    sign,
    offsetHours = '0',
    offsetMinutes = '0',
  ] = parts;
  const day = parseDate(date);
  const isTimeOfDay = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  const isOffset = Number(offsetHours) < 24 && Number(offsetMinutes) < 60;
  if (day === undefined || !isTimeOfDay || !isOffset) return undefined;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
  const minuteOfDay = Number(hours) * 60 + Number(minutes) - offset;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  return day * DAY_MS + minuteOfDay * MINUTE_MS + Number(seconds) * 1000 + milliseconds;
}

/** Parses a moment that was checked where it entered. Throws a RangeError if invalid. */
export function epochOf(instant: Instant): EpochMs {
  const epoch = parseInstant(instant);
  if (epoch === undefined) throw new RangeError(`${instant} is no ISO 8601 moment with an offset`);
  return epoch;
}

/** Formats a moment as ISO 8601 in UTC, without fractions of a second. */
export function instantOf(epoch: EpochMs): Instant {
  const day = Math.floor(epoch / DAY_MS);
  const seconds = Math.floor((epoch - day * DAY_MS) / 1000);
  const time = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  return `${dateOf(day)}T${time.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')}Z`;
}
