import { dateFormat } from './formats.ts';

/** Minutes from which a wait is a time of day rather than a countdown. */
const CLOCK_FROM_MINUTES = 90;

/** Returns true if a wait is too long to be counted in minutes. */
export function isLongWait(minutes: number): boolean {
  return minutes > CLOCK_FROM_MINUTES;
}

type Place = { readonly intl: string; readonly timezone?: string | undefined };

/** Formats the day of a moment as `Mon 2 Mar`; undefined if it is the day of `now`, in a shop's time zone. */
export function otherDayText(
  moment: string,
  now: number,
  { intl, timezone: timeZone }: Place,
): string | undefined {
  const day = dateFormat('en-CA', { timeZone });
  const at = Date.parse(moment);
  if (day.format(at) === day.format(now)) return undefined;
  return dateFormat(intl, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(at);
}

/** Formats a wait of minutes in the largest whole unit that tells it: minutes, hours, or days. */
export function waitText(minutes: number, intl: string): string {
  const [value, unit] = !isLongWait(minutes)
    ? ([minutes, 'minute'] as const)
    : minutes < 48 * 60
      ? ([Math.round(minutes / 30) / 2, 'hour'] as const)
      : ([Math.round(minutes / (12 * 60)) / 2, 'day'] as const);
  return new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
