import type { Shop } from '@comanda/contract';
import { firstMomentOf, parseDate, parseWallTime, wallClockAt, zoneOf } from '@comanda/domain';

/** A day and a time of a shop's clock as they are typed; either may be empty. */
export type TypedPreview = { readonly date: string; readonly time: string };

/**
 * Returns the moment, epoch milliseconds, that is typed by a shop's clock: a time without a day is of today, a day
 * without a time is at the present time of day, and neither is now.
 */
export function previewMoment(
  { date, time }: TypedPreview,
  shop: Pick<Shop, 'timezone'>,
  now: number,
): number {
  const [day, minute] = [parseDate(date), parseWallTime(time)];
  if (day === undefined && minute === undefined) return now;
  const zone = zoneOf(shop);
  const present = wallClockAt(zone, now);
  return firstMomentOf(zone, { day: day ?? present.day, minute: minute ?? present.minute });
}
