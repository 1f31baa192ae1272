import { useParams } from 'react-router';
import { ROUTES } from '../../app/routes.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Bone, RowBones, Skeleton } from '../../ui/skeleton.tsx';
import { OrderChooser } from './components/order-chooser.tsx';
import { OrderFrame } from './components/order-frame.tsx';
import { OrderView } from './components/order-view.tsx';
import { type CurrentOrder, useCurrentOrder } from './hooks/use-current-order.ts';

/** /order and /order/:seq: what this phone has ordered and how far it is. */
export function OrderPage() {
  const { t } = useTranslation('order');
  const { seq } = useParams();
  const current = useCurrentOrder(seq);
  return (
    <OrderFrame title={t('yourOrder')} session={current.session} wide={current.session !== undefined}>
      <OrderContent current={current} />
    </OrderFrame>
  );
}

function OrderContent({ current }: { readonly current: CurrentOrder }) {
  const { t } = useTranslation(['order', 'errors', 'common']);
  const { session, orders, isLoading, error } = current;
  if (session) {
    return (
      <>
        {orders.length > 1 && <OrderChooser orders={orders} chosen={session._id} />}
        <OrderView key={session._id} session={session} />
      </>
    );
  }
  if (error) {
    const code = error instanceof CallError ? error.code : 'serverError';
    return (
      <EmptyState
        live
        title={t('order:notArrived')}
        text={t(`errors:${code}`)}
        action={
          <Button icon="refresh" onClick={current.retry}>
            {t('common:retry')}
          </Button>
        }
        second={
          <ButtonLink variant="quiet" to={ROUTES.browse}>
            {t('order:seeMenu')}
          </ButtonLink>
        }
      />
    );
  }
  if (isLoading) {
    return (
      <Skeleton label={t('order:loading')}>
        <Bone height={236} shape="box" />
        <RowBones count={4} />
      </Skeleton>
    );
  }
  return (
    <EmptyState
      title={t('order:empty.title')}
      text={t('order:empty.text')}
      action={<ButtonLink to={ROUTES.browse}>{t('order:seeMenu')}</ButtonLink>}
      second={
        <ButtonLink variant="quiet" to={ROUTES.record}>
          {t('order:pastOrders')}
        </ButtonLink>
      }
    />
  );
}
