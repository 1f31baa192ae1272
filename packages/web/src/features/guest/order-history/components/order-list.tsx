import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePageSize } from '../../../../lib/page-size.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { ListEnd } from '../../../../ui/layout/list-end.tsx';
import { usePastOrders } from '../api/use-past-orders.ts';
import { useOrderSearch } from '../hooks/use-order-search.ts';
import { hasOrdered } from '../state/display-status.ts';
import css from './order-list.module.css';
import { OrderHistorySkeleton, OrderRow } from './order-row.tsx';

/** Number of orders from which the search field is shown. */
const SEARCH_FROM = 4;

type OrderListProps = {
  /** Newest first. */
  readonly ids: readonly string[];
  /** Set when open orders are above the list. */
  readonly isRest?: boolean;
  /** Set when the page says already that orders did not load, with a way to try again. */
  readonly isFailureShown?: boolean;
};

/**
 * Lists this phone's orders, newest first, with a search by number, shop, dish or day; more load as the reader comes to
 * the end.
 */
export function OrderList({ ids, isRest = false, isFailureShown = false }: OrderListProps) {
  const { t } = useTranslation('order-history');
  const [keyword, setKeyword] = useState('');
  const pageSize = usePageSize();
  const [shown, setShown] = useState(pageSize);
  const isSearching = keyword.trim() !== '';
  const { orders: records, retry } = usePastOrders(isSearching ? ids : ids.slice(0, shown));
  const matches = useOrderSearch(keyword);
  // a bill without lines is no order
  const orders = records.filter(({ session }) => session === undefined || hasOrdered(session));
  const rows = orders.filter(({ session }) => !isSearching || (session && matches(session)));
  const isReading = records.some(({ isPending }) => isPending);
  if (orders.length === 0 && retry === undefined) return isRest ? null : <NoOrders />;
  const label = t(isRest ? 'otherOrders' : 'order:allOrders');
  return (
    <section className={css.orders} aria-label={label}>
      {isRest && <h2 className={css.heading}>{label}</h2>}
      {ids.length >= SEARCH_FROM && (
        <SearchField
          value={keyword}
          onChange={setKeyword}
          label={t('search.label')}
          placeholder={t('search.hint')}
          clearLabel={t('search.clear')}
        />
      )}
      <ul className={css.rows}>
        {rows.map(({ id, session, isPending }) =>
          session ? <OrderRow key={id} session={session} /> : isPending && <OrderHistorySkeleton key={id} />,
        )}
      </ul>
      {isSearching && rows.length === 0 && !isReading && (
        <EmptyState live title={t('search.none', { keyword: keyword.trim() })} text={t('search.noneText')} />
      )}
      <ListEnd
        hasMore={!isSearching && ids.length > shown}
        isLoading={isReading}
        hasFailed={retry !== undefined && !isFailureShown}
        onMore={retry ?? (() => setShown(shown + pageSize))}
        status={t('shown', { shown: Math.min(shown, ids.length), total: ids.length })}
        moreLabel={t('showMore')}
        failedText={t('incomplete')}
        retryLabel={t('common:retry')}
      />
    </section>
  );
}

function NoOrders() {
  const { t } = useTranslation('order-history');
  return (
    <EmptyState
      fills
      title={t('none.title')}
      text={t('none.text')}
      action={<ButtonLink to={ROUTES.browse}>{t('order:seeMenu')}</ButtonLink>}
    />
  );
}
