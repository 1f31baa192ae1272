import type { TableSession } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { useSavedSessions } from '../../../data/sessions/saved-sessions.ts';
import { useIncompleteOrders } from '../../../data/sessions/use-incomplete-orders.ts';
import { useTableSession } from '../../../data/sessions/use-table-session.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { OrderFailed, OrderFrame, OrderSkeleton } from '../order-frame/index.ts';
import { OpenOrders } from './components/open-orders.tsx';
import { OrderList } from './components/order-list.tsx';

/** Returns the order of an address if the shop has declined it, so that its guest reads why, also after a reload. */
function useDeclined(id: string | undefined): TableSession | undefined {
  const { data } = useTableSession(id);
  return data?.acceptance === 'declined' ? data : undefined;
}

/** Returns the function that requests everything on the page again that could not be read. */
function useRetry(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** Renders /record, the live open orders above the others, and /previousOrder, which lists all. */
export function OrderHistoryPage() {
  const { t } = useTranslation('order');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const savedIds = useSavedSessions().map(({ _id }) => _id);
  const { data: orders = [], isPending, error } = useIncompleteOrders();
  const retry = useRetry();
  const named = search.get('order') ?? undefined;
  const declined = useDeclined(savedIds.find((id) => id === named && !isPending));
  const isList = pathname.startsWith(ROUTES.previousOrder);
  const current = declined ? [declined, ...orders.filter(({ _id }) => _id !== declined._id)] : orders;
  const open = isList ? [] : current;
  const chosen = open.find(({ _id }) => _id === named) ?? open[0];
  const others = savedIds.filter((id) => !open.some(({ _id }) => _id === id)).reverse();
  return (
    <OrderFrame title={t(chosen ? 'yourOrder' : 'allOrders')} session={chosen} wide={chosen !== undefined}>
      {chosen && <OpenOrders orders={open} chosen={chosen} />}
      {!chosen && savedIds.length > 0 && isPending && <OrderSkeleton />}
      {!chosen && error && <OrderFailed error={error} isAlone={others.length === 0} onRetry={retry} />}
      {(chosen || savedIds.length === 0 || !isPending) && (
        <OrderList ids={others} isRest={chosen !== undefined} isFailureShown={!chosen && error !== null} />
      )}
    </OrderFrame>
  );
}
