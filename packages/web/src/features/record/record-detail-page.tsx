import type { TableSession } from '@comanda/contract';
import { useParams } from 'react-router';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { useTableSession } from '../order/api/use-table-session.ts';
import { OrderFailed } from '../order/components/order-failed.tsx';
import { OrderFrame } from '../order/components/order-frame.tsx';
import { PayBar } from '../payment/components/pay-bar.tsx';
import { Receipt } from './components/receipt.tsx';
import { useOrderAgain } from './hooks/use-order-again.ts';
import css from './record-detail-page.module.css';

function Bill({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order');
  const again = useOrderAgain(session);
  return (
    <>
      <Receipt session={session} />
      <div className={css.actions}>
        <Button variant="plain" icon="printer" onClick={() => globalThis.print()}>
          {t('print')}
        </Button>
        <Button variant="plain" icon="refresh" busy={again.isPending} onClick={() => again.mutate()}>
          {t('again.action')}
        </Button>
      </div>
      <PayBar session={session} />
    </>
  );
}

/** /record/:id: the bill of one order, to read, to print, to order again. */
export function RecordDetailPage() {
  const { t } = useTranslation('order');
  const { id } = useParams();
  const { data: session, error, refetch } = useTableSession(id);
  return (
    <OrderFrame title={t('receipt')} session={session}>
      {session ? (
        <Bill session={session} />
      ) : error ? (
        <OrderFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('loading')}>
          <Bone height={420} shape="box" />
        </Skeleton>
      )}
    </OrderFrame>
  );
}
