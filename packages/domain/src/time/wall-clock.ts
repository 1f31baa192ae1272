import type { Shop } from '../model/index.ts';
import { type DayNumber, dayNumber } from './calendar.ts';
import { DAY_MS, type EpochMs, MINUTE_MS } from './instant.ts';

/** A reading of a shop's wall clock: the day, and whole minutes since midnight. */
export type WallClock = { readonly day: DayNumber; readonly minute: number };

const DEFAULT_ZONE = 'Asia/Hong_Kong';

/** Returns a shop's IANA time zone; Asia/Hong_Kong when it names none. */
export function zoneOf(shop: Pick<Shop, 'timezone'>): string {
  return shop.timezone ?? DEFAULT_ZONE;
}

/** Returns true if a name is an IANA time zone known to this machine. */
export function isTimeZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the wall clock of an IANA time zone at a moment. Throws a RangeError on an unknown zone. */
export function wallClockAt(zone: string, at: EpochMs): WallClock {
  const minute = Math.floor(at / MINUTE_MS);
  const last = lastReadings.get(zone);
  if (last?.minute === minute) return last.clock;
  const clock = readClock(zone, at);
  // offsets had seconds until 1972, so that the wall clock may change within a minute
  if (at >= WHOLE_MINUTES_SINCE) lastReadings.set(zone, { minute, clock });
  return clock;
}

function readClock(zone: string, at: EpochMs): WallClock {
  const parts = formatterOf(zone).formatToParts(at);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return {
    day: dayNumber(part('year'), part('month'), part('day')),
    minute: part('hour') * 60 + part('minute'),
  };
}

/**
 * Returns the first moment at which the wall clock of `zone` shows `minute` of `day`, or a later time where the change
 * to summer time skips that one.
 */
export function firstMomentOf(zone: string, { day, minute }: WallClock): EpochMs {
  const wanted = minutesOf({ day, minute });
  const naive = wanted * MINUTE_MS;
  const reached = (at: EpochMs) => minutesOf(wallClockAt(zone, at)) >= wanted;
  // the earliest moment lies between those that the offsets a day before and after give
  const offsets = [naive - DAY_MS, naive + DAY_MS].map((at) => offsetAt(zone, at));
  let early = naive - Math.max(...offsets) * MINUTE_MS;
  let late = naive - Math.min(...offsets) * MINUTE_MS;
  if (reached(early)) return early;
  while (late - early > MINUTE_MS) {
    const middle = early + Math.floor((late - early) / (2 * MINUTE_MS)) * MINUTE_MS;
    if (reached(middle)) late = middle;
    else early = middle;
  }
  return late;
}

/** Returns the wall clock of `zone` at every `step` milliseconds from `from` until before `to`. */
export function clocksBetween(
  zone: string,
  { from, to, step }: { readonly from: EpochMs; readonly to: EpochMs; readonly step: number },
): readonly { readonly at: EpochMs; readonly clock: WallClock }[] {
  if (from >= to) return [];
  const end = Math.min(from + DAY_MS, to);
  const offset = offsetAt(zone, from);
  // the offset never changes twice within a day: if it is the same at both ends, it is so in between
  const isSame = offset === offsetAt(zone, end);
  const clockAt = (at: EpochMs) => (isSame ? shiftedClock(at, offset) : wallClockAt(zone, at));
  const moments = Array.from({ length: Math.ceil((end - from) / step) }, (_, index) => from + index * step);
  const rest = clocksBetween(zone, { from: from + moments.length * step, to, step });
  return [...moments.map((at) => ({ at, clock: clockAt(at) })), ...rest];
}

function shiftedClock(at: EpochMs, offset: number): WallClock {
  const minutes = Math.floor(at / MINUTE_MS) + offset;
  const day = Math.floor(minutes / 1440);
  return { day, minute: minutes - day * 1440 };
}

function offsetAt(zone: string, at: EpochMs): number {
  return minutesOf(wallClockAt(zone, at)) - Math.floor(at / MINUTE_MS);
}

function minutesOf({ day, minute }: WallClock): number {
  return day * 1440 + minute;
}

/** Last reading of each zone: a bill reads the same minute many times. */
const lastReadings = new Map<string, { readonly minute: number; readonly clock: WallClock }>();
const WHOLE_MINUTES_SINCE: EpochMs = 3 * 365 * DAY_MS;

/** Formatters by zone: they are slow to make and never change. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}
