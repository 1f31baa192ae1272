import { WEEKDAYS } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EntryTicks, MarkedSwitch, readTime, TypedField, useWeekdayName } from '../../fields/index.ts';
import { useRangesText } from '../hooks/use-ranges-text.ts';
import { type TimeRange, weekdaysOf } from '../state/structure.ts';
import css from './structure-sheet.module.css';

type RangeFieldsProps = {
  readonly range: TimeRange;
  readonly onChange: (range: TimeRange) => void;
  readonly onRemove: () => void;
};

/** Fields of a time range: from, to, its weekdays, and whether guests order in it. */
export function RangeFields({ range, onChange, onRemove }: RangeFieldsProps) {
  const { t } = useTranslation('office');
  const rangesText = useRangesText();
  const weekdayName = useWeekdayName();
  const time = (end: 'from' | 'to') => (
    <TypedField
      label={t(`menu.section.${end}`)}
      value={range[end]}
      commit={(typed) => {
        const read = readTime(typed);
        if (read === undefined) return t('menu.section.wrongTime');
        if (read !== range[end]) onChange({ ...range, [end]: read });
        return undefined;
      }}
    />
  );
  const { weekdays: _weekdays, ...others } = range;
  const text = rangesText([range]);
  return (
    <fieldset className={css.range}>
      <legend>{text}</legend>
      <div className={css.times}>
        {time('from')}
        {time('to')}
      </div>
      <EntryTicks
        title={t('menu.section.days')}
        all={WEEKDAYS}
        chosen={weekdaysOf(range)}
        nameOf={weekdayName}
        onChange={(weekdays) => onChange({ ...others, ...(weekdays && { weekdays }) })}
      />
      <MarkedSwitch
        label={t('menu.section.online')}
        note={t('menu.section.onlineNote')}
        checked={range.openForOnline === true}
        onChange={(isOn) => onChange({ ...range, openForOnline: isOn })}
      />
      <div>
        <Button variant="plain" size="s" icon="ban" onClick={onRemove}>
          {t('menu.section.removeTimes', { times: text })}
        </Button>
      </div>
    </fieldset>
  );
}
