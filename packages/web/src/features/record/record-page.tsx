import { useLocation, useSearchParams } from 'react-router';
import { ROUTES } from '../../app/routes.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useIncompleteOrders } from '../order/api/use-incomplete-orders.ts';
import { OrderBones } from '../order/components/order-bones.tsx';
import { OrderFailed } from '../order/components/order-failed.tsx';
import { OrderFrame } from '../order/components/order-frame.tsx';
import { useHeldSessions } from '../session/state/held-sessions.ts';
import { OpenOrders } from './components/open-orders.tsx';
import { PastOrders } from './components/past-orders.tsx';

/** /record: the orders that are on their way, live, then those of before. /previousOrder: those of before. */
export function RecordPage() {
  const { t } = useTranslation('order');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const held = useHeldSessions().map(({ _id }) => _id);
  const { data: orders = [], isPending, error, refetch } = useIncompleteOrders();
  const open = pathname.startsWith(ROUTES.previousOrder) ? [] : orders;
  const chosen = open.find(({ _id }) => _id === search.get('order')) ?? open[0];
  const past = held.filter((id) => !open.some(({ _id }) => _id === id)).reverse();
  return (
    <OrderFrame title={t(chosen ? 'yourOrder' : 'pastOrders')} session={chosen} wide={chosen !== undefined}>
      {chosen && <OpenOrders orders={open} chosen={chosen} />}
      {!chosen && held.length > 0 && isPending && <OrderBones />}
      {!chosen && error && (
        <OrderFailed error={error} isAlone={past.length === 0} onRetry={() => void refetch()} />
      )}
      {past.length > 0 && !(isPending && !chosen) && (
        <PastOrders ids={past} heading={chosen && t('pastOrders')} />
      )}
      {held.length === 0 && (
        <EmptyState
          fills
          title={t('noRecord.title')}
          text={t('noRecord.text')}
          action={<ButtonLink to={ROUTES.browse}>{t('seeMenu')}</ButtonLink>}
        />
      )}
    </OrderFrame>
  );
}
