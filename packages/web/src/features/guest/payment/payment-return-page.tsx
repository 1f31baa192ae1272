import type { PaymentAttempt, TableSession } from '@comanda/contract';
import { generatePath, Navigate, useSearchParams } from 'react-router';
import { useTableSession } from '../../../data/sessions/use-table-session.ts';
import { useShop } from '../../../data/shops/use-shops.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { OrderFrame } from '../order-frame/index.ts';
import { usePaymentAttempt } from './api/use-payment-attempt.ts';
import { OutcomePicture } from './components/outcome-picture.tsx';
import { PaymentSheet } from './components/payment-sheet.tsx';
import { useLastAttempt } from './hooks/use-last-attempt.ts';
import css from './payment-return-page.module.css';
import { type PaymentOutcome, paymentOutcome } from './state/payment-outcome.ts';
import { type PaymentRequest, paymentRequest, withoutOwnAttempt } from './state/payment-request.ts';

/** Renders /payment/return: the outcome of a payment, live until it is known. */
export function PaymentReturnPage() {
  const { t } = useTranslation('payment');
  const [search] = useSearchParams();
  const id = search.get('session') ?? undefined;
  const lastAttempt = useLastAttempt(id);
  const payment = search.get('payment') ?? lastAttempt?.payment;
  const { data: session } = useTableSession(id);
  const { data: attempt } = usePaymentAttempt(payment);
  const outcome = paymentOutcome(session, attempt, payment);
  // an address without a payment has nothing to wait for
  if (id === undefined && payment === undefined) return <Navigate to={ROUTES.order} replace />;
  return (
    <OrderFrame bare title={t('title')} session={session}>
      {session && <OrderHeading session={session} />}
      <Outcome outcome={outcome} session={session} attempt={attempt ?? undefined} />
    </OrderFrame>
  );
}

/** Shows the shop and order of the payment. */
function OrderHeading({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order');
  const { say } = useLocale();
  const shop = useShop(session.shop);
  const { orderNumber, tableName } = session;
  const number = orderNumber === undefined ? undefined : `${t('orderNumber')} ${orderNumber}`;
  const table = tableName === undefined ? undefined : `${t('table')} ${tableName}`;
  return (
    <header className={css.heading}>
      <b>{say(shop?.name)}</b>
      <span className="muted">{[number, table].filter(Boolean).join(t('dot'))}</span>
    </header>
  );
}

/** Address of the table's bill in the split view. */
const SPLIT_VIEW = `${ROUTES.order}?view=together`;

type OutcomeProps = {
  readonly outcome: PaymentOutcome;
  readonly session: TableSession | undefined;
  readonly attempt: PaymentAttempt | undefined;
};

/** Returns the request for a retry: the same share if it is still open, else everything outstanding. */
function useNextRequest(session: TableSession | undefined): PaymentRequest | undefined {
  const shop = useShop(session?.shop);
  const last = useLastAttempt(session?._id);
  if (session === undefined || shop === undefined) return undefined;
  const open = withoutOwnAttempt(session, last?.payment);
  return (last?.share && paymentRequest(open, shop, last.share)) ?? paymentRequest(open, shop);
}

function Outcome({ outcome, session, attempt }: OutcomeProps) {
  const { t } = useTranslation('payment');
  const sheet = useHistoryDialog('pay');
  const request = useNextRequest(session);
  const order = session?.orderNumber ?? session?._id;
  const isShared = attempt?.share !== undefined;
  const orderPath = isShared
    ? SPLIT_VIEW
    : order
      ? generatePath(ROUTES.orderDetail, { seq: order })
      : ROUTES.order;
  const amount = attempt && attempt.amount + attempt.tips;
  const isGood = outcome === 'paid' || outcome === 'partlyPaid';
  const isOver = outcome !== 'waiting';
  const hasPaidShare = outcome === 'partlyPaid' && isShared;
  const canRetry = isOver && request !== undefined && !hasPaidShare;
  const message = hasPaidShare ? 'sharePaid' : outcome;
  const orderLink = (variant: 'primary' | 'quiet') => (
    <ButtonLink variant={variant} to={orderPath} replace>
      {t(isShared ? 'order:seeTable' : 'order:seeOrder')}
    </ButtonLink>
  );
  return (
    <>
      <EmptyState
        live
        picture={<OutcomePicture outcome={outcome} />}
        title={t(`outcome.${message}.title`)}
        text={
          <>
            {isGood && amount !== undefined && (
              <span className={css.amount}>
                <Price amount={amount} size="xl" />
              </span>
            )}
            {t(`outcome.${message}.text`)}
          </>
        }
        action={
          canRetry ? (
            <Button
              amount={isGood ? <Price amount={request.amount} size="inherit" /> : undefined}
              onClick={() => sheet.open()}
            >
              {t(isGood ? 'rest' : 'again')}
            </Button>
          ) : (
            orderLink('primary')
          )
        }
        second={canRetry ? orderLink('quiet') : undefined}
      />
      {session && (
        <PaymentSheet session={session} request={request} open={sheet.isOpen} onClose={sheet.close} />
      )}
    </>
  );
}
