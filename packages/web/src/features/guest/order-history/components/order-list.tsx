import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { usePastOrders } from '../api/use-past-orders.ts';
import { useOrderSearch } from '../hooks/use-order-search.ts';
import { hasOrdered } from '../state/display-status.ts';
import css from './order-list.module.css';
import { OrderHistorySkeleton, OrderRow } from './order-row.tsx';

const PAGE_SIZE = 20;
/** Number of orders from which the search field is shown. */
const SEARCH_FROM = 4;

type OrderListProps = {
  /** Newest first. */
  readonly ids: readonly string[];
  /** Set when open orders are above the list. */
  readonly isRest?: boolean;
};

/** Lists this phone's orders, newest first, with a search by number, shop, dish or day. */
export function OrderList({ ids, isRest = false }: OrderListProps) {
  const { t } = useTranslation('order-history');
  const [keyword, setKeyword] = useState('');
  const [shown, setShown] = useState(PAGE_SIZE);
  const isSearching = keyword.trim() !== '';
  const records = usePastOrders(isSearching ? ids : ids.slice(0, shown));
  const matches = useOrderSearch(keyword);
  // a bill without lines is no order
  const orders = records.filter(({ session }) => session === undefined || hasOrdered(session));
  const rows = orders.filter(({ session }) => !isSearching || (session && matches(session)));
  const isReading = records.some(({ isPending }) => isPending);
  if (orders.length === 0) return isRest ? null : <NoOrders />;
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
      {!isSearching && ids.length > shown && (
        <Button variant="tonal" onClick={() => setShown(shown + PAGE_SIZE)}>
          {t('showMore')}
        </Button>
      )}
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
