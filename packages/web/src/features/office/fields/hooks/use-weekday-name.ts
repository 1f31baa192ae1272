import { useCallback } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { dateFormat } from '../../../../lib/formats.ts';

/** Returns the function that names a weekday, Monday 1 to Sunday 7, in short. */
export function useWeekdayName(): (weekday: number) => string {
  const { locale } = useLocale();
  return useCallback(
    // 1 January 2024 was a Monday
    (weekday) =>
      dateFormat(locale.intl, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday)),
    [locale.intl],
  );
}
