import { useCallback } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { type TimeRange, weekdayRuns, weekdaysOf } from '../state/structure.ts';

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

/** Returns the function that says time ranges: "Mon–Fri 11:30–15:00"; every day is not named. */
export function useRangesText(): (ranges: readonly TimeRange[]) => string {
  const { t } = useTranslation('office');
  const nameOf = useWeekdayName();
  return useCallback(
    (ranges) => {
      const rangeText = (range: TimeRange) => {
        const days = weekdaysOf(range);
        const runs = weekdayRuns(days).map(([from, to]) =>
          from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`,
        );
        const isAllDay = range.from === '00:00' && range.to === '24:00';
        const time = isAllDay ? t('menu.section.allDay') : `${range.from}–${range.to}`;
        return days.length === 7 ? time : `${runs.join(', ')} ${time}`;
      };
      return ranges.map(rangeText).join('; ') || t('menu.section.never');
    },
    [nameOf, t],
  );
}
