import type { DiscountRule, Instant, Shop } from '../model/index.ts';
import type { PriceTime } from '../pricing/index.ts';
import { epochOf, parseDate, wallClockAt, zoneOf } from '../time/index.ts';

/**
 * Returns true if the price time is within a rule's dates (pricing P3.4, `ruleDisabled`). A start without time is the
 * start of that day in the shop's zone; an end without time is the end of it.
 */
export function isWithinDates(
  { startDate, endDate }: Pick<DiscountRule, 'startDate' | 'endDate'>,
  time: PriceTime,
): boolean {
  return !isBeforeDate(time, startDate) && !isAfterDate(time, endDate);
}

/** Returns true if the price time is before a rule's first moment. */
export function isBeforeDate(time: PriceTime, startDate: string | undefined): boolean {
  return startDate !== undefined && compared(time, startDate) < 0;
}

/** Returns true if the price time is after a rule's last moment. */
export function isAfterDate(time: PriceTime, endDate: string | undefined): boolean {
  return endDate !== undefined && compared(time, endDate) > 0;
}

/** Compares the price time with a moment, or with a date by the shop's clock: below 0 when it is earlier. */
function compared(time: PriceTime, date: string): number {
  const day = parseDate(date);
  return day === undefined ? time.at - epochOf(date) : time.clock.day - day;
}

/** Returns the rules whose dates include a moment, by the clock of the shop, else of Hong Kong. */
export function rulesValidAt<Rule extends Pick<DiscountRule, 'startDate' | 'endDate'>>(
  rules: readonly Rule[],
  { shop = {}, at: moment }: { readonly shop?: Pick<Shop, 'timezone'>; readonly at: Instant },
): readonly Rule[] {
  const at = epochOf(moment);
  const time = { at, clock: wallClockAt(zoneOf(shop), at) };
  return rules.filter((rule) => isWithinDates(rule, time));
}
