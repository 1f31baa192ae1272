import { Navigate, useParams } from 'react-router';
import { ROUTES } from '../../app/routes.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePlace } from '../session/state/place.ts';
import { useIncompleteOrders } from './api/use-incomplete-orders.ts';
import { useTableSession } from './api/use-table-session.ts';
import { OrderBones } from './components/order-bones.tsx';
import { OrderFailed } from './components/order-failed.tsx';
import { OrderFrame } from './components/order-frame.tsx';
import { OrderView } from './components/order-view.tsx';

/**
 * /order, /order/{seq} and /tableRecord: the bill of the table. Every other order stands on /record
 * (specification §4, startup).
 */
export function OrderPage() {
  const { seq } = useParams();
  const { mode, session } = usePlace();
  const orders = useIncompleteOrders();
  const named = orders.data?.find(({ orderNumber, _id }) => orderNumber === seq || _id === seq);
  if (named) {
    const search = new URLSearchParams({ order: named._id });
    return <Navigate to={`${ROUTES.record}?${search}`} replace />;
  }
  if (seq !== undefined && orders.isPending) return <WaitingPage />;
  if (mode !== 'dineIn') return <Navigate to={ROUTES.record} replace />;
  return session === undefined ? <NothingOrdered /> : <TableBill session={session} />;
}

function WaitingPage() {
  const { t } = useTranslation('order');
  return (
    <OrderFrame title={t('yourOrder')}>
      <OrderBones />
    </OrderFrame>
  );
}

function NothingOrdered() {
  const { t } = useTranslation('order');
  return (
    <OrderFrame title={t('yourOrder')}>
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink to={ROUTES.browse}>{t('seeMenu')}</ButtonLink>}
        second={
          <ButtonLink variant="quiet" to={ROUTES.record}>
            {t('pastOrders')}
          </ButtonLink>
        }
      />
    </OrderFrame>
  );
}

function TableBill({ session: id }: { readonly session: string }) {
  const { t } = useTranslation('order');
  const { data: session, error, refetch } = useTableSession(id);
  return (
    <OrderFrame title={t('yourOrder')} session={session} wide={session !== undefined}>
      {session ? (
        <OrderView key={id} session={session} />
      ) : error ? (
        <OrderFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <OrderBones />
      )}
    </OrderFrame>
  );
}
