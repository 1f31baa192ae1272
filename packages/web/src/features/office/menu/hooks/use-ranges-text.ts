import { useCallback } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useWeekdayName } from '../../fields/index.ts';
import { type TimeRange, weekdayRuns, weekdaysOf } from '../state/structure.ts';

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
