import { WEEKDAYS } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useWeekdayName } from '../../fields/index.ts';
import { type Hours, stretchesOf } from '../state/hours.ts';
import css from './week-picture.module.css';

const MARKS = [0, 6, 12, 18, 24];
const HALF_HOURS = 48;
const timeOf = (share: number) => {
  const minutes = Math.round(share * (HALF_HOURS / 2) * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** The week's hours as a picture: a bar for each time a day is open (B5.1). */
export function WeekPicture({ rows }: { readonly rows: readonly Hours[] }) {
  const { t } = useTranslation('office-shop');
  const weekdayName = useWeekdayName();
  return (
    <table className={css.week} aria-label={t('hours.week')}>
      <tbody>
        {WEEKDAYS.map((day) => {
          const stretches = stretchesOf(rows, day);
          return (
            <tr key={day} className={css.day}>
              <th scope="row" className={css.name}>
                {weekdayName(day)}
              </th>
              <td className={css.line}>
                <span className="sr">
                  {stretches.length === 0
                    ? t('hours.closed')
                    : stretches.map(({ from, to }) => `${timeOf(from)}–${timeOf(to)}`).join(', ')}
                </span>
                {stretches.map(({ from, to }) => (
                  <span
                    key={`${from}-${to}`}
                    className={css.bar}
                    style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
                    aria-hidden="true"
                  />
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot aria-hidden="true">
        <tr className={css.day}>
          <td className={css.name} />
          <td className={css.scale}>
            {MARKS.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
