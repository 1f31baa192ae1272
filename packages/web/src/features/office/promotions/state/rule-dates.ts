import { firstMomentOf, instantOf, parseDate, parseWallTime, zoneOf } from '@comanda/domain';
import { clockText } from '../../../../lib/clock-text.ts';
import { dateFormat } from '../../../../lib/formats.ts';

type Zoned = Parameters<typeof zoneOf>[0];

/** A day `YYYY-MM-DD` and a time `HH:MM` by a shop's clock; empty for none. */
export type DayAndTime = { readonly day: string; readonly time: string };

/** Returns the first moment of a day and time, in epoch milliseconds; undefined for a day or time that is none. */
export function momentOf({ day, time }: DayAndTime, shop: Zoned): number | undefined {
  const [date, minute] = [parseDate(day), parseWallTime(time)];
  if (date === undefined || minute === undefined) return undefined;
  return firstMomentOf(zoneOf(shop), { day: date, minute });
}

/** Returns the day and time of a moment by the shop's clock. */
export function dayAndTimeAt(moment: number, shop: Zoned): DayAndTime {
  const timeZone = zoneOf(shop);
  return {
    day: dateFormat('en-CA', { timeZone }).format(moment),
    time: clockText(moment, 'en', timeZone),
  };
}

/** Returns the day and time of a rule's start or end; a date alone has no time. */
export function readRuleDate(date: string | undefined, shop: Zoned): DayAndTime {
  if (date === undefined) return { day: '', time: '' };
  return date.includes('T') ? dayAndTimeAt(Date.parse(date), shop) : { day: date, time: '' };
}

/**
 * Returns a rule's start or end as it is kept: the date alone, which is a whole day, or the moment of a time; undefined
 * without a day.
 */
export function ruleDateOf({ day, time }: DayAndTime, shop: Zoned): string | undefined {
  if (day === '') return undefined;
  const moment = momentOf({ day, time }, shop);
  return moment === undefined ? day : instantOf(moment);
}
