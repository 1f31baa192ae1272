import { ORDER_TYPES, type OrderType, WEEKDAYS } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { readTime, TypedField, useWeekdayName } from '../../fields/index.ts';
import { type Hours, nextHours, withRow } from '../state/hours.ts';
import { switched } from '../state/switched.ts';
import css from './hours-rows.module.css';

type HoursRowsProps = {
  readonly rows: readonly Hours[];
  readonly onChange: (rows: readonly Hours[]) => void;
  /** True where hours are for certain weekdays. */
  readonly hasWeekdays?: boolean;
};

type RowProps = {
  readonly hours: Hours;
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

/** Fields of one row of hours: from, to, the weekdays, and the order types that it is for. */
function HoursRow({ hours, number, hasWeekdays, onChange }: RowProps) {
  const { t } = useTranslation('office-shop');
  const weekdayName = useWeekdayName();
  const { weekdays = [], orderType = [] } = hours;
  const setDays = (day: (typeof WEEKDAYS)[number]) => {
    const { weekdays: _weekdays, ...rest } = hours;
    const next = switched(WEEKDAYS, weekdays, day);
    onChange({ ...rest, ...(next && { weekdays: next }) });
  };
  const setTypes = (type: OrderType) => {
    const { orderType: _orderType, ...rest } = hours;
    const next = switched(ORDER_TYPES, orderType, type);
    onChange({ ...rest, ...(next && { orderType: next }) });
  };
  return (
    <fieldset className={css.row}>
      <legend className="sr">{t('hours.row', { number })}</legend>
      <div className={css.times}>
        <TimeOfDay {...{ hours, onChange }} end="startTime" />
        <TimeOfDay {...{ hours, onChange }} end="endTime" />
      </div>
      {hasWeekdays && (
        <fieldset className={css.ticks}>
          <legend>{t('hours.days')}</legend>
          {WEEKDAYS.map((day) => (
            <TickLabel
              key={day}
              type="checkbox"
              className={css.tick}
              checked={weekdays.length === 0 || weekdays.includes(day)}
              onChange={() => setDays(day)}
            >
              {weekdayName(day)}
            </TickLabel>
          ))}
        </fieldset>
      )}
      <fieldset className={css.ticks}>
        <legend>{t('hours.for')}</legend>
        {ORDER_TYPES.map((type) => (
          <TickLabel
            key={type}
            type="checkbox"
            className={css.tick}
            checked={orderType.length === 0 || orderType.includes(type)}
            onChange={() => setTypes(type)}
          >
            {t(`common:orderType.${type}`)}
          </TickLabel>
        ))}
      </fieldset>
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
