import type { TableSession } from '@comanda/contract';
import { useEffect, useRef } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import type { OldBillQuery, useOldBills } from '../hooks/use-old-bills.ts';
import css from './recall-sheet.module.css';

type OldBillFormProps = {
  readonly query: OldBillQuery;
  readonly onQuery: (query: OldBillQuery) => void;
  /** Opens the first bill that was found. */
  readonly onEnter: () => void;
};

/** Fields that look for a finished bill: words and a day. `/` leads to the words from anywhere in the sheet. */
export function OldBillForm({ query, onQuery, onEnter }: OldBillFormProps) {
  const { t } = useTranslation('till');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <form
      className={css.find}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <SearchField
        ref={field}
        label={t('old.find')}
        placeholder={t('old.find')}
        clearLabel={t('findClear')}
        value={query.text}
        onChange={(text) => onQuery({ ...query, text })}
      />
      <TextField
        label={t('old.day')}
        type="date"
        value={query.day}
        onChange={(day) => onQuery({ ...query, day })}
      />
    </form>
  );
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

type OldBillListProps = {
  readonly bills: ReturnType<typeof useOldBills>;
  readonly onLook: (bill: TableSession) => void;
};

/** Finished bills that were found, newest first, with how far back the search has been; a touch shows one. */
export function OldBillList({ bills, onLook }: OldBillListProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { shop } = useReadyCatalogue().data;
  const { found, from, isSearching, isError, more } = bills;
  // a business day is said as it is, in no time zone
  const since = from && dateFormat(locale.intl, DAY).format(new Date(`${from}T00:00:00Z`));
  return (
    <>
      <p className="muted" role="status">
        {!isSearching && found.length === 0 && t('old.none')}
        {isSearching && t('old.searching')}
        {!isSearching && since && ` ${t('old.since', { day: since })}`}
      </p>
      {isError && <p role="alert">{t('staff:notArrived')}</p>}
      <ul className={css.rows}>
        {found.map((bill) => (
          <li key={bill._id}>
            <button type="button" className={css.order} onClick={() => onLook(bill)}>
              <b>{bill.tableName ?? bill.orderNumber}</b>
              <span>
                {[bill.tableName && bill.orderNumber, t(`staff:type.${bill.type}`), bill.contact?.name]
                  .filter(Boolean)
                  .join(t('staff:comma'))}
              </span>
              <span className={css.who}>
                {dateText(bill.paidTime ?? bill.startTime, locale.intl, shop.timezone)}
              </span>
              <Price amount={bill.bill.total} bare size="inherit" />
            </button>
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="plain" wide busy={isSearching} onClick={more}>
          {t('old.more')}
        </Button>
      )}
    </>
  );
}
