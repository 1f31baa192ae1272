import type { TaxInvoice } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { NotArrived, OfficeBar, useOffice } from '../../frame/index.ts';
import { useInvoices } from '../hooks/use-invoices.ts';
import { type InvoiceFilter, MAX_INVOICES, NO_FILTER, searchedInvoices } from '../state/invoice-filter.ts';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { NumberStock } from './number-stock.tsx';
import css from './tax-invoices-part.module.css';

/** Rows drawn at first, and more of them with each press. */
const ROWS = 100;

/** Taiwan's tax invoices of the shop, live: their list, and what can be done with each (payments M7.4, M7.5). */
export function TaxInvoicesPart() {
  const { t } = useTranslation('office-invoices');
  const { locale } = useLocale();
  const { shop } = useOffice();
  const [filter, setFilter] = useState<InvoiceFilter>(NO_FILTER);
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<TaxInvoice>();
  const { list, put } = useInvoices(filter);
  const invoices = list.data?.invoices ?? [];
  // one that left the list stays open as it was last seen
  const shown = opened && (invoices.find(({ _id }) => _id === opened._id) ?? opened);
  const isFiltered = filter !== NO_FILTER || typed !== '';
  const clear = () => {
    setFilter(NO_FILTER);
    setTyped('');
  };
  return (
    <MoneyProvider shop={shop} locale={locale.intl}>
      <OfficeBar
        title={t('office:nav.invoices')}
        text={t('text')}
        actions={
          isFiltered && (
            <Button variant="plain" onClick={clear}>
              {t('clear')}
            </Button>
          )
        }
      />
      <div className={css.page}>
        <NumberStock />
        <InvoiceFilters filter={filter} onFilter={setFilter} typed={typed} onTyped={setTyped} />
        {list.data ? (
          <InvoiceList
            invoices={searchedInvoices(invoices, typed)}
            isCut={list.data.total > MAX_INVOICES}
            isFiltered={isFiltered}
            onOpen={setOpened}
          />
        ) : list.isError ? (
          <NotArrived error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <Skeleton label={t('staff:loading')}>
            <SkeletonRows count={6} />
          </Skeleton>
        )}
      </div>
      <InvoiceSheet
        invoice={shown}
        onClose={() => setOpened(undefined)}
        onAnswer={(answer) => {
          put(answer);
          setOpened(answer);
        }}
      />
    </MoneyProvider>
  );
}

type InvoiceListProps = {
  readonly invoices: readonly TaxInvoice[];
  /** True if there are older ones that were not read. */
  readonly isCut: boolean;
  readonly isFiltered: boolean;
  readonly onOpen: (invoice: TaxInvoice) => void;
};

function InvoiceList({ invoices, isCut, isFiltered, onOpen }: InvoiceListProps) {
  const { t } = useTranslation('office-invoices');
  const [rows, setRows] = useState(ROWS);
  return (
    <>
      <p role="status" className={css.quiet}>
        {invoices.length > 0 && t('count', { count: invoices.length })} {isCut && t('cut')}
      </p>
      <ul className={css.invoices}>
        {invoices.slice(0, rows).map((invoice) => (
          <InvoiceRow key={invoice._id} invoice={invoice} onOpen={() => onOpen(invoice)} />
        ))}
      </ul>
      {invoices.length > rows && (
        <Button variant="tonal" onClick={() => setRows(rows + ROWS)}>
          {t('more')}
        </Button>
      )}
      {invoices.length === 0 && (
        <EmptyState
          title={t(isFiltered ? 'noneFound' : 'none')}
          text={isFiltered ? undefined : t('noneText')}
        />
      )}
    </>
  );
}
