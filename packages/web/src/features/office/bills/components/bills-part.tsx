import type { TableSession } from '@comanda/contract';
import { useState } from 'react';
import { StaffCatalogue } from '../../../../data/catalogue/staff-catalogue.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { OfficeBar, PagedList, useOffice } from '../../frame/index.ts';
import { useBills } from '../hooks/use-bills.ts';
import { type BillFilter, NO_FILTER, orderedBills } from '../state/bill-filter.ts';
import { BillFilters } from './bill-filters.tsx';
import { BillRow } from './bill-row.tsx';
import { BillSheet } from './bill-sheet.tsx';
import css from './bills-part.module.css';

/** Bills of the shop, to look at and to give money back of (payments M4.1). */
export function BillsPart() {
  const { t } = useTranslation('bills');
  const { session } = useOffice();
  const [filter, setFilter] = useState<BillFilter>(NO_FILTER);
  return (
    <>
      <OfficeBar
        title={t('office:nav.bills')}
        text={t('text')}
        actions={
          filter !== NO_FILTER && (
            <Button variant="plain" onClick={() => setFilter(NO_FILTER)}>
              {t('clear')}
            </Button>
          )
        }
      />
      <div className={css.page}>
        <StaffCatalogue shop={session.shop}>
          <BillFilters filter={filter} onFilter={setFilter} />
          <BillList filter={filter} />
        </StaffCatalogue>
      </div>
    </>
  );
}

function BillList({ filter }: { readonly filter: BillFilter }) {
  const { t } = useTranslation('bills');
  const [opened, setOpened] = useState<TableSession>();
  const { list, put } = useBills({ ...filter, search: useSettled(filter.search.trim()) });
  const bills = orderedBills(list.data?.pages.flat() ?? []);
  // one that left the list stays open as it was last seen
  const shown = opened && (bills.find(({ _id }) => _id === opened._id) ?? opened);
  const isFiltered = filter !== NO_FILTER;
  return (
    <>
      <PagedList
        list={list}
        count={bills.length}
        countText={t('count', { count: bills.length })}
        moreLabel={t('more')}
        empty={
          <EmptyState
            title={t(isFiltered ? 'noneFound' : 'none')}
            text={isFiltered ? undefined : t('noneText')}
          />
        }
        note={filter.search.trim() !== '' && filter.day === '' && <p className="muted">{t('searchReach')}</p>}
      >
        {bills.map((bill) => (
          <BillRow key={bill._id} bill={bill} onOpen={() => setOpened(bill)} />
        ))}
      </PagedList>
      <BillSheet
        bill={shown}
        onClose={() => setOpened(undefined)}
        onRefunded={(bill) => {
          put(bill);
          setOpened(bill);
        }}
      />
    </>
  );
}
