import { dateFormat } from './formats.ts';

/** Formats a time as hours and minutes, `12:41`; in a shop's time zone if given. */
export function clockText(moment: string | number, locale: string, timeZone?: string): string {
  return dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(moment));
}

/** Formats a time with its day, `21 Nov, 12:41`. */
export function dayText(moment: string | number, locale: string, timeZone?: string): string {
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(moment));
}

/** Formats a time with day and year, as on bills: `21 Nov 2026, 12:41`. */
export function dateText(moment: string | number, locale: string, timeZone?: string): string {
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(moment));
}
