import { dateFormat } from '../../../../lib/formats.ts';

/** Formats a day `YYYY-MM-DD`: `2 Mar 2026`. */
export function writtenDay(day: string, locale: string): string {
  return dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}
