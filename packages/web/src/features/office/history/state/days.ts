import type { Shop } from '@comanda/contract';
import {
  businessDay,
  businessDayEnd,
  DAY_MS,
  type EpochMs,
  firstMomentOf,
  instantOf,
  parseDate,
  zoneOf,
} from '@comanda/domain';

type ShopDay = Pick<Shop, 'timezone' | 'dayStart'>;
/** Two days as fields for them give what is chosen, `YYYY-MM-DD`; empty where none is. */
export type ChosenDays = { readonly from: string; readonly to: string };
/** The moments at which two days ended. */
export type ComparedMoments = { readonly from: string; readonly to: string };

/** Days before today that are compared with it at first. */
const FIRST_DAYS = 7;
/** The last minute of a calendar day, which is of the business day of that name wherever days begin. */
const LAST_MINUTE = 24 * 60 - 1;

/** Returns the days that are compared at first: a week ago and today, by a shop's business day. */
export function firstDays(shop: ShopDay, now: EpochMs): ChosenDays {
  const to = businessDay(shop, instantOf(now));
  const today = parseDate(to) ?? 0;
  return { from: instantOf((today - FIRST_DAYS) * DAY_MS).slice(0, to.length), to };
}

/** Returns the last moment of a shop's business day; undefined for what is no day. */
export function endOfDay(shop: ShopDay, chosen: string): string | undefined {
  const day = parseDate(chosen);
  if (day === undefined) return undefined;
  const late = instantOf(firstMomentOf(zoneOf(shop), { day, minute: LAST_MINUTE }));
  // with milliseconds, as moments of publishing are stored
  return new Date(Date.parse(businessDayEnd(shop, late)) - 1).toISOString();
}

/** Returns the ends of two days, the earlier first; undefined unless they are two. */
export function comparedMoments(shop: ShopDay, { from, to }: ChosenDays): ComparedMoments | undefined {
  const [first, last] = [endOfDay(shop, from), endOfDay(shop, to)].sort();
  return first === undefined || last === undefined || first === last ? undefined : { from: first, to: last };
}
