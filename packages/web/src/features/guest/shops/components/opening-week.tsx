import type { Shop } from '@comanda/contract';
import { type DayHours, weekHours } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './opening-week.module.css';

const EVERY = 60_000;

/** Returns the name of a weekday, Monday 1 to Sunday 7. */
function weekdayName(weekday: number, iso: string): string {
  // 1 January 2024 was a Monday
  return dateFormat(iso, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
}

type Span = DayHours['spans'][number];
const isAllDay = ({ from, to }: Span) => from === '00:00' && to === '24:00';

/** Returns the function that writes the hours of a day: "11:00–15:00, 18:00–22:30". */
function useHoursText() {
  const { t } = useTranslation('shops');
  return ({ spans }: DayHours) =>
    spans
      .map((span) => (isAllDay(span) ? t('hours.allDay') : `${span.from}–${span.to}`))
      .join(t('common:listComma'));
}

/** Shows a shop's hours today, and those of the week behind one tap; nothing where it has none. */
export function OpeningWeek({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('shops');
  const { locale, say } = useLocale();
  const hoursText = useHoursText();
  const days = weekHours(shop, new Date(useNow(EVERY)).toISOString());
  const today = days.find(({ isToday }) => isToday);
  if (today === undefined) return null;
  return (
    <details className={css.week}>
      <summary className={css.today}>
        <Icon name="clock" size="s" />
        {today.spans.length === 0
          ? t('hours.closedToday')
          : t(today.spans.every(isAllDay) ? 'hours.todayAllDay' : 'hours.today', { hours: hoursText(today) })}
        {today.exception && ` · ${say(today.exception)}`}
        <Icon name="down" size="s" className={css.arrow} />
      </summary>
      <table className={css.days} aria-label={t('hours.week')}>
        <tbody>
          {days.map((day) => (
            <tr
              key={day.weekday}
              className={cx(day.isToday && css.now)}
              aria-current={day.isToday ? 'date' : undefined}
            >
              <th scope="row">{weekdayName(day.weekday, locale.intl)}</th>
              <td>
                {day.spans.length === 0 ? t('hours.closed') : hoursText(day)}
                {day.exception && <span className={css.exception}>{say(day.exception)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
