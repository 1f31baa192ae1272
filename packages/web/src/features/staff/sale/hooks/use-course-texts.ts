import { MINUTE_MS } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { courseName } from '../../../../data/shops/course-name.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { useNow } from '../../../../lib/use-now.ts';
import type { BillCourse } from '../state/bill-courses.ts';

const EVERY = 10_000;

/** Returns the function that names a course: as the shop calls it, else by its number (K2.4). */
export function useCourseName() {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  return (course: number): string => say(courseName(data.shop, course)) || t('courseNo', { number: course });
}

/** Returns the texts of courses: their names, and how far they are, with the time and the minutes since. */
export function useCourseTexts() {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const now = useNow(EVERY);
  const nameOf = useCourseName();
  const clock = (moment: string) => clockText(moment, locale.intl, data.shop.timezone);
  return {
    /** Returns a course's name; of a bill without courses what was sent. */
    name: (course: number, isPlain: boolean) => (isPlain ? t('sent') : nameOf(course)),
    state({ state, since, fireAt }: BillCourse): string {
      if (state === 'timed' && fireAt !== undefined) return t('courseState.timed', { time: clock(fireAt) });
      if (state !== 'fired' || since === undefined)
        return t(`courseState.${state === 'timed' ? 'waiting' : state}`);
      const count = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
      return t('courseState.since', { time: clock(since), count });
    },
  };
}
