import { ORDER_TYPES, WEEKDAYS } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EntryTicks, readTime, TypedField, useWeekdayName } from '../../fields/index.ts';
import { type Hours, meaningOf, nextHours, overlappedRow, withRow } from '../state/hours.ts';
import css from './hours-rows.module.css';

type HoursRowsProps = {
  readonly rows: readonly Hours[];
  readonly onChange: (rows: readonly Hours[]) => void;
  /** True where hours are for certain weekdays. */
  readonly hasWeekdays?: boolean;
};

type RowProps = {
  readonly hours: Hours;
  /** Row before it that is open at the same time. */
  readonly overlapped: Hours | undefined;
  readonly number: number;
  readonly hasWeekdays: boolean;
  readonly onChange: (hours: Hours | undefined) => void;
};

type TimeProps = Pick<RowProps, 'hours' | 'onChange'> & { readonly end: 'startTime' | 'endTime' };

/** The time at which a row of hours begins or ends. */
function TimeOfDay({ hours, end, onChange }: TimeProps) {
  const { t } = useTranslation('office-shop');
  const commit = (typed: string) => {
    const read = readTime(typed);
    if (read === undefined) return t('hours.wrongTime');
    if (read !== hours[end]) onChange({ ...hours, [end]: read });
    return undefined;
  };
  return <TypedField label={t(`hours.${end}`)} value={hours[end]} commit={commit} />;
}

/** Remarks on a row of hours: what its times mean, and which row it overlaps. */
function HoursNotes({ hours, overlapped }: Pick<RowProps, 'hours' | 'overlapped'>) {
  const { t } = useTranslation('office-shop');
  const meaning = meaningOf(hours);
  return (
    <div role="status" className={css.notes}>
      {meaning !== undefined && <p>{t(`hours.${meaning}`, { time: hours.endTime })}</p>}
      {overlapped !== undefined && (
        <p>{t('hours.overlaps', { from: overlapped.startTime, to: overlapped.endTime })}</p>
      )}
    </div>
  );
}

/** Fields of one row of hours: from, to, the weekdays, and the order types that it is for. */
function HoursRow({ hours, overlapped, number, hasWeekdays, onChange }: RowProps) {
  const { t } = useTranslation('office-shop');
  const weekdayName = useWeekdayName();
  const { weekdays, orderType, ...times } = hours;
  return (
    <fieldset className={css.row}>
      <legend className="sr">{t('hours.row', { number })}</legend>
      <div className={css.times}>
        <TimeOfDay {...{ hours, onChange }} end="startTime" />
        <TimeOfDay {...{ hours, onChange }} end="endTime" />
      </div>
      <HoursNotes {...{ hours, overlapped }} />
      {hasWeekdays && (
        <EntryTicks
          title={t('hours.days')}
          all={WEEKDAYS}
          chosen={weekdays}
          nameOf={weekdayName}
          onChange={(days) =>
            onChange({ ...times, ...(orderType && { orderType }), ...(days && { weekdays: days }) })
          }
        />
      )}
      <EntryTicks
        title={t('hours.for')}
        all={ORDER_TYPES}
        chosen={orderType}
        nameOf={(type) => t(`common:orderType.${type}`)}
        onChange={(types) =>
          onChange({ ...times, ...(weekdays && { weekdays }), ...(types && { orderType: types }) })
        }
      />
      <div>
        <Button variant="quiet" size="s" icon="ban" onClick={() => onChange(undefined)}>
          {t('hours.remove', { from: hours.startTime, to: hours.endTime })}
        </Button>
      </div>
    </fieldset>
  );
}

/** Rows of hours, each changed on its own, and a button for another. */
export function HoursRows({ rows, onChange, hasWeekdays = false }: HoursRowsProps) {
  const { t } = useTranslation('office-shop');
  return (
    <div className={css.rows}>
      {rows.map((hours, at) => (
        <HoursRow
          // rows have no ids: their place is what they are known by
          key={String(at)}
          {...{ hours, hasWeekdays }}
          overlapped={overlappedRow(rows, at)}
          number={at + 1}
          onChange={(changed) => onChange(withRow(rows, at, changed))}
        />
      ))}
      {rows.length === 0 && <p className={css.none}>{t('hours.none')}</p>}
      <div>
        <Button variant="tonal" size="s" icon="plus" onClick={() => onChange([...rows, nextHours(rows)])}>
          {t('hours.add')}
        </Button>
      </div>
    </div>
  );
}
