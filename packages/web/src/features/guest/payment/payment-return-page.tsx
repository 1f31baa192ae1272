import type { PaymentAttempt, TableSession } from '@comanda/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { generatePath, Navigate, useNavigate, useSearchParams } from 'react-router';
import { useOrderContext } from '../../../data/order-context/order-context.ts';
import { useShopTheme } from '../../../data/organisation/use-shop-theme.ts';
import { minutesLeft } from '../../../data/sessions/minutes-left.ts';
import { isAwaited } from '../../../data/sessions/use-incomplete-orders.ts';
import { useTableSession } from '../../../data/sessions/use-table-session.ts';
import { useShop } from '../../../data/shops/use-shops.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { cx } from '../../../lib/cx.ts';
import { holdTaps } from '../../../lib/hold-taps.ts';
import { isLongWait, otherDayText } from '../../../lib/ready-moment.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { OrderFrame } from '../order-frame/index.ts';
import { ReadySwitch } from '../ready-alert/index.ts';
import { usePaymentAttempt } from './api/use-payment-attempt.ts';
import { OutcomePicture } from './components/outcome-picture.tsx';
import { OwnPaymentBanner } from './components/own-payment-banner.tsx';
import { PaymentSheet } from './components/payment-sheet.tsx';
import { QrPayment } from './components/qr-payment.tsx';
import { useCanGoOn } from './hooks/use-can-go-on.ts';
import { useLastAttempt } from './hooks/use-last-attempt.ts';
import css from './payment-return-page.module.css';
import { type PaymentOutcome, paymentOutcome } from './state/payment-outcome.ts';
import { type PaymentRequest, paymentRequest, withoutOwnAttempt } from './state/payment-request.ts';

const SECOND_MS = 1000;

/** Renders /payment/return: the outcome of a payment, live until it is known. */
export function PaymentReturnPage() {
  const { t } = useTranslation('payment');
  const [search] = useSearchParams();
  const id = search.get('session') ?? undefined;
  const lastAttempt = useLastAttempt(id);
  const payment = search.get('payment') ?? lastAttempt?.payment;
  const { data: session } = useTableSession(id);
  const { data: attempt } = usePaymentAttempt(payment);
  const isAtNoShop = useOrderContext().shop === undefined;
  const outcome = paymentOutcome(session, attempt, payment);
  useHeldTaps(outcome);
  const isPaid = outcome === 'paid' || outcome === 'partlyPaid';
  const isTest = attempt?.isTest ?? session?.payments.find(({ _id }) => _id === payment)?.isTest;
  const isCalled = isPaid && session !== undefined && isAwaited(session) && session.type !== 'dineIn';
  // an address without a payment has nothing to wait for
  if (id === undefined && payment === undefined) return <Navigate to={ROUTES.order} replace />;
  return (
    <OrderFrame bare title={t('title')} session={session}>
      {session && isAtNoShop && <ShopLook shop={session.shop} />}
      {session && <OrderHeading session={session} isCalled={isCalled} />}
      {isTest && (
        <p className={cx(css.heading, css.test)}>
          <Badge tone="gold">{t('testMode')}</Badge>
        </p>
      )}
      {session && isCalled && <PickupNumber session={session} />}
      <Outcome outcome={outcome} session={session} attempt={attempt ?? undefined} />
    </OrderFrame>
  );
}

/** Makes the page deaf to taps for a moment when the outcome changes by itself, and its buttons with it. */
function useHeldTaps(outcome: PaymentOutcome): void {
  const shown = useRef(outcome);
  useLayoutEffect(() => {
    if (shown.current !== outcome) holdTaps();
    shown.current = outcome;
  }, [outcome]);
}

/** Shows the page in the shop's colours in a browser that has not chosen it: the one that a bank's app came back to. */
function ShopLook({ shop }: { readonly shop: string }) {
  useShopTheme(useShop(shop));
  return null;
}

type OrderHeadingProps = {
  readonly session: TableSession;
  /** Set where the number stands below on its own. */
  readonly isCalled: boolean;
};

/** Shows the shop and order of the payment. */
function OrderHeading({ session, isCalled }: OrderHeadingProps) {
  const { t } = useTranslation('order');
  const { say } = useLocale();
  const shop = useShop(session.shop);
  const { orderNumber, tableName } = session;
  const number = orderNumber === undefined || isCalled ? undefined : `${t('orderNumber')} ${orderNumber}`;
  const table = tableName === undefined ? undefined : `${t('table')} ${tableName}`;
  return (
    <header className={css.heading}>
      <b>{say(shop?.name)}</b>
      <span className="muted">{[number, table].filter(Boolean).join(t('dot'))}</span>
    </header>
  );
}

/** Shows the number that is called out, large, with the estimate and the switch of the sound. */
function PickupNumber({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order');
  const { locale } = useLocale();
  const shop = useShop(session.shop);
  const now = useNow(SECOND_MS);
  const wait = minutesLeft(session, now);
  const { orderNumber, estimatedAt, type } = session;
  if (orderNumber === undefined) return null;
  const readyText = (count: number, at: string) => {
    const time = clockText(at, locale.intl, shop?.timezone);
    if (!isLongWait(count)) return t('readyIn', { count, time });
    const day = otherDayText(at, now, { intl: locale.intl, timezone: shop?.timezone });
    return day === undefined ? t('readyToday', { time }) : t('readyOn', { day, time });
  };
  return (
    <section className={css.number} aria-label={t('orderNumber')}>
      <span className="cap muted">{t('orderNumber')}</span>
      <strong className={css.digits}>{orderNumber}</strong>
      {wait !== undefined && !wait.isOver && estimatedAt !== undefined && (
        <p>{readyText(wait.minutes, estimatedAt)}</p>
      )}
      {type !== 'delivery' && <ReadySwitch type={type} />}
    </section>
  );
}

/** Milliseconds for which a paid outcome is shown before the order's page follows by itself. */
const GO_ON_MS = 8000;

/** Goes on to the order's page by itself once it is paid, unless the guest uses the page meanwhile. */
function useGoOn(path: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === undefined) return;
    const goOn = () => {
      holdTaps();
      navigate(path, { replace: true });
    };
    let timer = setTimeout(goOn, GO_ON_MS);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(goOn, GO_ON_MS);
    };
    for (const event of TOUCHES) addEventListener(event, again);
    return () => {
      clearTimeout(timer);
      for (const event of TOUCHES) removeEventListener(event, again);
    };
  }, [path, navigate]);
}

/** Events that tell of a guest who is still using the page. */
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/** Address of the table's bill in the split view. */
const SPLIT_VIEW = `${ROUTES.order}?view=together`;

type OutcomeProps = {
  readonly outcome: PaymentOutcome;
  readonly session: TableSession | undefined;
  readonly attempt: PaymentAttempt | undefined;
};

/** Returns the path of an order's own page; a table's bill is the one of the table. */
function orderPathOf(session: TableSession | undefined): string {
  if (session === undefined || session.type === 'dineIn') return ROUTES.order;
  if (isAwaited(session)) return `${ROUTES.record}?${new URLSearchParams({ order: session._id })}`;
  return generatePath(ROUTES.recordDetail, { id: session._id });
}

/** Returns the request for a retry: the same share if it is still open, else everything outstanding. */
function useNextRequest(session: TableSession | undefined): PaymentRequest | undefined {
  const shop = useShop(session?.shop);
  const last = useLastAttempt(session?._id);
  if (session === undefined || shop === undefined) return undefined;
  const open = withoutOwnAttempt(session, last?.payment);
  return (last?.share && paymentRequest(open, shop, last.share)) ?? paymentRequest(open, shop);
}

/** Returns true if an attempt ended without money. */
function isEnded(outcome: PaymentOutcome): boolean {
  return outcome === 'cancelled' || outcome === 'timeout';
}

function Outcome({ outcome, session, attempt }: OutcomeProps) {
  const { t } = useTranslation('payment');
  const sheet = useHistoryDialog('pay');
  const request = useNextRequest(session);
  const isShared = attempt?.share !== undefined;
  const orderPath = isShared ? SPLIT_VIEW : orderPathOf(session);
  const amount = attempt && attempt.amount + attempt.tips;
  const isGood = outcome === 'paid' || outcome === 'partlyPaid';
  // held money has arrived: nobody is invited to pay again (payments M3.5)
  const isOver = outcome !== 'waiting' && outcome !== 'held';
  const hasPaidShare = outcome === 'partlyPaid' && isShared;
  const canRetry = isOver && request !== undefined && !hasPaidShare;
  const message = hasPaidShare ? 'sharePaid' : outcome;
  useGoOn(isGood && !canRetry ? orderPath : undefined);
  const { qr } = attempt ?? {};
  const canGoOn = useCanGoOn(attempt);
  // what a bank's app has sent is not undone by giving up here
  const text = qr !== undefined && isEnded(outcome) ? t('qr.ended') : t(`outcome.${message}.text`);
  const orderLink = (variant: 'primary' | 'quiet') => (
    <ButtonLink variant={variant} to={orderPath} replace>
      {t(isShared ? 'order:seeTable' : 'order:seeOrder')}
    </ButtonLink>
  );
  if (session !== undefined && canGoOn && outcome === 'waiting')
    return (
      <>
        <OwnPaymentBanner session={session} isReturn />
        {orderLink('quiet')}
      </>
    );
  if (attempt !== undefined && qr !== undefined && outcome === 'waiting')
    return <QrPayment attempt={{ ...attempt, qr }} orderPath={orderPath} />;
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
            {text}
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
