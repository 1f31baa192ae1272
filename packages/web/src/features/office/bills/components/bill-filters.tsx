import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { BILL_STATES, type BillFilter } from '../state/bill-filter.ts';
import css from './bills-part.module.css';

type BillFiltersProps = {
  readonly filter: BillFilter;
  readonly onFilter: (filter: BillFilter) => void;
};

/** Search and filter of the bills: number, table, name or telephone number; state; business day. */
export function BillFilters({ filter, onFilter }: BillFiltersProps) {
  const { t } = useTranslation('bills');
  const states = BILL_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <>
      <SearchField
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search: search.slice(0, 60) })}
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clearSearch')}
      />
      <fieldset className={css.filters}>
        <legend className="sr">{t('filter')}</legend>
        <SelectField
          label={t('stateLabel')}
          value={filter.state}
          onChange={(value) =>
            onFilter({ ...filter, state: BILL_STATES.find((each) => each === value) ?? '' })
          }
          options={[{ value: '', label: t('all') }, ...states]}
        />
        <TextField
          label={t('day')}
          type="date"
          value={filter.day}
          onChange={(day) => onFilter({ ...filter, day })}
        />
      </fieldset>
    </>
  );
}
