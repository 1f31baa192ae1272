import type { TableSession } from '@comanda/contract';
import { generatePath, useSearchParams } from 'react-router';
import { ROUTES } from '../../app/routes.ts';
import { useHistoryDialog } from '../../lib/use-history-dialog.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Price } from '../../ui/price.tsx';
import { useTableSession } from '../order/api/use-table-session.ts';
import { OrderFrame } from '../order/components/order-frame.tsx';
import { usePaymentAttempt } from './api/use-payment-attempt.ts';
import { OutcomePicture } from './components/outcome-picture.tsx';
import { PaymentSheet } from './components/payment-sheet.tsx';
import { useLastTry } from './hooks/use-last-try.ts';
import css from './payment-return-page.module.css';
import { type PaymentOutcome, paymentOutcome } from './state/payment-outcome.ts';

/** /payment/return: what became of a payment, live until it is known. */
export function PaymentReturnPage() {
  const { t } = useTranslation('order');
  const [search] = useSearchParams();
  const id = search.get('session') ?? undefined;
  const lastTry = useLastTry(id);
  const payment = search.get('payment') ?? lastTry?.payment;
  const { data: session } = useTableSession(id);
  const { data: attempt } = usePaymentAttempt(payment);
  const outcome = paymentOutcome(session, attempt, payment);
  return (
    <OrderFrame bare title={t('pay.title')} session={session}>
      <Outcome outcome={outcome} session={session} amount={attempt?.amount} />
    </OrderFrame>
  );
}

type OutcomeProps = {
  readonly outcome: PaymentOutcome;
  readonly session: TableSession | undefined;
  readonly amount: number | undefined;
};

function Outcome({ outcome, session, amount }: OutcomeProps) {
  const { t } = useTranslation('order');
  const sheet = useHistoryDialog('pay');
  const order = session?.orderNumber ?? session?._id;
  const orderPath = order ? generatePath(ROUTES.orderDetail, { seq: order }) : ROUTES.order;
  const isGood = outcome === 'paid' || outcome === 'partlyPaid';
  const isOver = outcome !== 'waiting';
  const canRetry = session !== undefined && isOver && session.bill.outstanding > 0;
  const sees = (variant: 'primary' | 'quiet') => (
    <ButtonLink variant={variant} to={orderPath} replace>
      {t('seeOrder')}
    </ButtonLink>
  );
  return (
    <>
      <EmptyState
        live
        picture={<OutcomePicture outcome={outcome} />}
        title={t(`pay.outcome.${outcome}.title`)}
        text={
          <>
            {isGood && amount !== undefined && (
              <span className={css.amount}>
                <Price amount={amount} size="xl" />
              </span>
            )}
            {t(`pay.outcome.${outcome}.text`)}
          </>
        }
        action={canRetry ? <Button onClick={() => sheet.open()}>{t('pay.again')}</Button> : sees('primary')}
        second={canRetry ? sees('quiet') : undefined}
      />
      {session && <PaymentSheet session={session} open={sheet.isOpen} onClose={sheet.close} />}
    </>
  );
}
