import { useParams } from 'react-router';
import { ROUTES } from '../../app/routes.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { useTableSession } from '../order/api/use-table-session.ts';
import { OrderFrame } from '../order/components/order-frame.tsx';
import { PayBar } from '../payment/components/pay-bar.tsx';
import { Receipt } from './components/receipt.tsx';
import css from './record-detail-page.module.css';

/** /record/:id: the bill of one order, to read or to print. */
export function RecordDetailPage() {
  const { t } = useTranslation(['order', 'errors', 'common']);
  const { id } = useParams();
  const { data: session, error, refetch } = useTableSession(id);
  const code = error instanceof CallError ? error.code : 'serverError';
  return (
    <OrderFrame title={t('order:receipt')} session={session}>
      {session ? (
        <>
          <Receipt session={session} />
          <div className={css.actions}>
            <Button variant="plain" icon="printer" onClick={() => globalThis.print()}>
              {t('order:print')}
            </Button>
          </div>
          <PayBar session={session} />
        </>
      ) : error ? (
        <EmptyState
          live
          title={t('order:notArrived')}
          text={t(`errors:${code}`)}
          action={
            <Button icon="refresh" onClick={() => refetch()}>
              {t('common:retry')}
            </Button>
          }
          second={
            <ButtonLink variant="quiet" to={ROUTES.record}>
              {t('order:pastOrders')}
            </ButtonLink>
          }
        />
      ) : (
        <Skeleton label={t('order:loading')}>
          <Bone height={420} shape="box" />
        </Skeleton>
      )}
    </OrderFrame>
  );
}
