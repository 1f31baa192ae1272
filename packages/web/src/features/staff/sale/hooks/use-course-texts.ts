import { MINUTE_MS } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { useNow } from '../../../../lib/use-now.ts';
import type { BillCourse } from '../state/bill-courses.ts';

const EVERY = 10_000;

/** Returns the texts of courses: their names, and how far they are, with the time and the minutes since. */
export function useCourseTexts() {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const now = useNow(EVERY);
  const clock = (moment: string) => clockText(moment, locale.intl, data.shop.timezone);
  return {
    /** Returns a course's name; of a bill without courses what was sent. */
    name: (course: number, isPlain: boolean) => (isPlain ? t('sent') : t('courseNo', { number: course })),
    state({ state, since, fireAt }: BillCourse): string {
      if (state === 'timed' && fireAt !== undefined) return t('courseState.timed', { time: clock(fireAt) });
      if (state !== 'fired' || since === undefined)
        return t(`courseState.${state === 'timed' ? 'waiting' : state}`);
      const count = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
      return t('courseState.since', { time: clock(since), count });
    },
  };
}
