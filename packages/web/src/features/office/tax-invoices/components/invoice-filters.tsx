import { TAX_INVOICE_STATUSES } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import type { InvoiceFilter } from '../state/invoice-filter.ts';
import css from './tax-invoices-part.module.css';

type InvoiceFiltersProps = {
  readonly filter: InvoiceFilter;
  readonly onFilter: (filter: InvoiceFilter) => void;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
};

/** Search and filter of the invoices: number, order, tax number or amount; state; days. */
export function InvoiceFilters({ filter, onFilter, typed, onTyped }: InvoiceFiltersProps) {
  const { t } = useTranslation('office-invoices');
  const states = TAX_INVOICE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }));
  return (
    <>
      <SearchField
        value={typed}
        onChange={onTyped}
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clearSearch')}
      />
      <fieldset className={css.filters}>
        <legend className="sr">{t('filter')}</legend>
        <SelectField
          label={t('state')}
          value={filter.status}
          onChange={(value) =>
            onFilter({ ...filter, status: TAX_INVOICE_STATUSES.find((each) => each === value) ?? '' })
          }
          options={[{ value: '', label: t('all') }, ...states]}
        />
        <TextField
          label={t('from')}
          type="date"
          value={filter.from}
          onChange={(from) => onFilter({ ...filter, from })}
        />
        <TextField
          label={t('to')}
          type="date"
          value={filter.to}
          onChange={(to) => onFilter({ ...filter, to })}
        />
      </fieldset>
    </>
  );
}
