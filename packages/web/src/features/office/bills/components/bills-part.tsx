import type { TableSession } from '@comanda/contract';
import { useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { StaffCatalogue } from '../../../../data/catalogue/staff-catalogue.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { ListEnd } from '../../../../ui/layout/list-end.tsx';
import { NotArrived, OfficeBar, useOffice } from '../../frame/index.ts';
import { useBills } from '../hooks/use-bills.ts';
import { useSettled } from '../hooks/use-settled.ts';
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
  const { list, put } = useBills(useSettled(filter));
  const bills = orderedBills(list.data?.pages.flat() ?? []);
  // one that left the list stays open as it was last seen
  const shown = opened && (bills.find(({ _id }) => _id === opened._id) ?? opened);
  const isFiltered = filter !== NO_FILTER;
  const code = list.error instanceof CallError ? list.error.code : 'serverError';
  return (
    <>
      {list.data ? (
        <ul className={css.bills}>
          {bills.map((bill) => (
            <BillRow key={bill._id} bill={bill} onOpen={() => setOpened(bill)} />
          ))}
        </ul>
      ) : list.isError ? (
        <NotArrived error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Skeleton label={t('staff:loading')}>
          <SkeletonRows count={6} />
        </Skeleton>
      )}
      {list.data && bills.length === 0 && !list.hasNextPage && (
        <EmptyState
          title={t(isFiltered ? 'noneFound' : 'none')}
          text={isFiltered ? undefined : t('noneText')}
        />
      )}
      {list.data && filter.search.trim() !== '' && filter.day === '' && (
        <p className="muted">{t('searchReach')}</p>
      )}
      {list.data && (
        <ListEnd
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
          status={t('count', { count: bills.length })}
          moreLabel={t('more')}
          failedText={t(`errors:${code}`)}
          retryLabel={t('common:retry')}
        />
      )}
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
