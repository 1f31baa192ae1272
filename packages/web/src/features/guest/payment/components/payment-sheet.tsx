import type { InvoiceWish, PaymentMethod, TableSession } from '@comanda/contract';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useMember } from '../../../../data/member/login.ts';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import type { IconName } from '../../../../ui/icons/icon.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { CardChoice } from '../../saved-cards/index.ts';
import { WishStep } from '../../tax-invoices/index.ts';
import { useAsksInvoice, usePaymentMethods } from '../api/use-payment-methods.ts';
import { useFailureText } from '../hooks/use-failure-text.ts';
import { type PaymentInput, usePay } from '../hooks/use-pay.ts';
import { openMethods } from '../state/guest-methods.ts';
import type { PaymentRequest } from '../state/payment-request.ts';
import css from './payment-sheet.module.css';
import { TipChoice } from './tip-choice.tsx';

/** Icons of providers whose methods are no cards. */
const ICONS: Readonly<Partial<Record<string, IconName>>> = {
  counter: 'cash',
  qr: 'qr',
  razer: 'phone',
};

/** Returns the icon of a method: a wallet is on the phone. */
function iconOf({ provider, kind }: PaymentMethod): IconName {
  return kind === 'applePay' || kind === 'googlePay' ? 'phone' : (ICONS[provider] ?? 'card');
}

/** Returns the way in which a guest pays by a method. */
function howOf({ provider }: PaymentMethod): 'counter' | 'qr' | 'online' {
  return provider === 'counter' || provider === 'qr' ? provider : 'online';
}

export type PaymentSheetProps = {
  readonly session: TableSession;
  /** The payment to make; undefined if there is nothing to pay any more. */
  readonly request: PaymentRequest | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
};

type MethodRowProps = {
  readonly method: PaymentMethod;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onPay: () => void;
};

function MethodRow({ method, busy, disabled, onPay }: MethodRowProps) {
  const { t } = useTranslation('payment');
  const { say } = useLocale();
  return (
    <li>
      <button
        type="button"
        className={css.method}
        disabled={disabled}
        aria-busy={busy || undefined}
        onClick={onPay}
      >
        <Icon name={iconOf(method)} size="l" className={css.icon} />
        <span className={css.words}>
          <b>{say(method.name)}</b>
          <small className="muted">{busy ? t('starting') : t(`how.${howOf(method)}`)}</small>
        </span>
        <Icon name="right" />
      </button>
    </li>
  );
}

/** Returns true if another guest is paying, in whose place this one may pay (payments M2.5). */
function isPaymentPending(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'paymentPending';
}

/** Shows the amount with the tip. */
function Amount({ amount, tips }: { readonly amount: number; readonly tips: number }) {
  const { t } = useTranslation('order');
  return (
    <p className={css.amount} aria-live="polite">
      <span className="muted">{t(tips === 0 ? 'toPay' : 'payment:tip.with')}</span>
      <Price amount={amount + tips} size="xl" />
    </p>
  );
}

/** Returns the function that takes the open dialog out of the history, so that coming back does not ask to pay again. */
function useLeftDialog(): () => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return () => navigate(`${pathname}${search}`, { replace: true, state: { ...state, dialog: undefined } });
}

/** Place of the methods while they are loaded, or after that failed. */
function Unloaded({ methods }: { readonly methods: ReturnType<typeof usePaymentMethods> }) {
  const { t } = useTranslation('order');
  if (methods.isError)
    return (
      <Button variant="tonal" icon="refresh" onClick={() => methods.refetch()}>
        {t('common:retry')}
      </Button>
    );
  return methods.isPending ? (
    <Skeleton label={t('loading')}>
      <SkeletonBlock height={72} shape="box" />
    </Skeleton>
  ) : null;
}

type WaysProps = Pick<PaymentSheetProps, 'session' | 'request'> & {
  readonly pay: ReturnType<typeof usePay>;
  readonly isBusy: boolean;
  readonly tips: number;
  readonly invoiceWish: InvoiceWish | undefined;
};

/** Renders the member's cards and the payment methods; a tap starts the payment. */
function Ways({ session, request, pay, isBusy, tips, invoiceWish }: WaysProps) {
  const { data: methods = [] } = usePaymentMethods(session);
  const [keeps, setKeeps] = useState(false);
  const member = useMember();
  const start = (more: Pick<PaymentInput, 'method' | 'card' | 'savedInfo'>) =>
    request && pay.mutate({ ...request, tips, invoiceWish, ...more });
  return (
    <>
      {member && methods.some(({ account }) => account !== undefined) && (
        <Suspense>
          <CardChoice
            {...{ member, keeps, methods }}
            disabled={isBusy || request === undefined}
            busy={isBusy ? pay.variables?.card : undefined}
            onPay={(method, { _id: card }) => start({ method, card })}
            onKeep={setKeeps}
          />
        </Suspense>
      )}
      <ul className={css.methods}>
        {openMethods(methods).map((method) => (
          <MethodRow
            key={method._id}
            method={method}
            busy={isBusy && pay.variables?.method._id === method._id && pay.variables.card === undefined}
            disabled={isBusy || request === undefined}
            onPay={() => start({ method, ...(keeps && { savedInfo: true }) })}
          />
        ))}
      </ul>
    </>
  );
}

/** Renders the payment methods for an order or a share of it, after the question of its tax invoice where one is issued. */
export function PaymentSheet({ session, request, open, onClose }: PaymentSheetProps) {
  const { t } = useTranslation('payment');
  const methods = usePaymentMethods(session);
  const shop = useShop(session.shop);
  const pay = usePay(session, onClose, useLeftDialog());
  const [tips, setTips] = useState(0);
  const [wish, setWish] = useState<InvoiceWish>();
  const asksInvoice = useAsksInvoice(session);
  // the question comes first (payments M7.2)
  const mayPay = !asksInvoice || wish !== undefined;
  const failure = useFailureText(pay.error, session);
  // stays busy while the browser navigates to the provider's page
  const isBusy = pay.isPending || pay.data?.redirect !== undefined;
  // others pay, or have paid, while the sheet is open
  const isTaken = request === undefined && !isBusy;
  const amount = request?.amount ?? 0;
  return (
    <Sheet open={open} onClose={onClose} title={t('title')} closeLabel={t('common:close')} width="s">
      <div className={css.body}>
        {isTaken ? (
          failure === undefined && <Banner tone="note" icon="clock" title={t('errors:linesPaid')} />
        ) : (
          <Amount amount={amount} tips={tips} />
        )}
        {failure !== undefined && <Banner tone="bad" icon="alert" title={t('notStarted')} text={failure} />}
        {isPaymentPending(pay.error) && pay.variables && (
          <Button variant="quiet" onClick={() => pay.mutate({ ...pay.variables, takeOver: true })}>
            {t('takeOver')}
          </Button>
        )}
        {asksInvoice && request && (
          <WishStep session={session} wish={wish} disabled={isBusy} onWish={setWish} />
        )}
        <Unloaded methods={methods} />
        {mayPay && !isTaken && <Ways {...{ session, request, pay, isBusy, tips }} invoiceWish={wish} />}
        {mayPay && !isTaken && shop && (
          <TipChoice amount={amount} tips={tips} shop={shop} onChange={setTips} disabled={isBusy} />
        )}
      </div>
    </Sheet>
  );
}
