import type { PaymentMethod, TableSession } from '@comanda/contract';
import { isVoidedStatus } from '@comanda/domain';
import { useEffect } from 'react';
import { useTableSession } from '../../../../data/sessions/use-table-session.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { pageOf, usePaymentMethods } from '../../payment/index.ts';
import { useKioskPayment } from '../hooks/use-kiosk-payment.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import base from './kiosk.module.css';
import css from './pay.module.css';
import { QrCode } from './qr-code.tsx';
import { Screen } from './screen.tsx';

type MethodProps = { readonly method: PaymentMethod; readonly isBusy: boolean; readonly onPay: () => void };

/** One way to pay. */
function Method({ method, isBusy, onPay }: MethodProps) {
  const { t } = useTranslation('kiosk');
  const { say } = useLocale();
  const isCounter = method.provider === 'counter';
  const isTerminal = method.provider === 'bbpos';
  const note = isTerminal ? 'pay.atTerminal' : isCounter ? 'pay.atCounter' : 'pay.onPhone';
  return (
    <li>
      <button type="button" className={cx(base.choice, css.method)} disabled={isBusy} onClick={onPay}>
        <Icon name={isTerminal ? 'tap' : isCounter ? 'cash' : 'qr'} className={base.modeIcon} />
        <b className={base.modeName}>{say(method.name)}</b>
        <small className={base.modeNote}>{t(note)}</small>
      </button>
    </li>
  );
}

type PaymentProps = { readonly session: TableSession; readonly payment: ReturnType<typeof useKioskPayment> };

/** The ways to pay that the shop has. */
function Methods({ session, payment: { hasFailed, start } }: PaymentProps) {
  const { t } = useTranslation('kiosk');
  const { dispatch, visit } = useKiosk();
  const { data: methods } = usePaymentMethods(session, true);
  const isOnlyCounter = methods?.every(({ provider }) => provider === 'counter') ?? false;
  const finish = () => dispatch({ type: 'finished' });
  const pay = (method: PaymentMethod) =>
    start.mutate(method, { onSuccess: () => method.provider === 'counter' && finish() });
  return (
    <Screen
      title={t('pay.title')}
      text={isOnlyCounter ? t('pay.noTerminal') : undefined}
      next={
        methods?.length === 0 && (
          <Button size="l" wide onClick={finish}>
            {t('next')}
          </Button>
        )
      }
    >
      <p className={css.due}>
        <Price amount={session.bill.outstanding} size="xl" />
      </p>
      {hasFailed && <Banner tone="bad" icon="alert" title={t('pay.failed')} />}
      {start.isError && <Banner tone="bad" icon="alert" title={t('pay.notStarted')} />}
      {visit.isMemberLost && <Banner icon="info" title={t('member.notJoined')} />}
      <ul className={css.methods}>
        {methods?.map((method) => (
          <Method key={method._id} method={method} isBusy={start.isPending} onPay={() => pay(method)} />
        ))}
      </ul>
    </Screen>
  );
}

type ScanProps = PaymentProps & {
  /** The text of the code: a provider's page, or what a bank's app reads. */
  readonly text: string;
  /** The words by which staff find the money at the bank. */
  readonly reference: string | undefined;
};

/** Milliseconds that a bank's code stays on the screen. */
const BANK_CODE_MS = 5 * 60_000;

/**
 * Ends a screen with a bank's code after a while: no provider ever does, and the next guest could not order. The order
 * and its attempt stay open for the staff, who look for the money (till T9.4).
 */
function useBankCodeEnd(isBank: boolean): void {
  const { dispatch } = useKiosk();
  useEffect(() => {
    if (!isBank) return;
    const timer = setTimeout(() => dispatch({ type: 'finished' }), BANK_CODE_MS);
    return () => clearTimeout(timer);
  }, [isBank, dispatch]);
}

/** A payment that the guest makes at the kiosk's card terminal, until the terminal has an answer. */
function FollowTerminal({ session, payment: { attempt, cancel } }: PaymentProps) {
  const { t } = useTranslation('kiosk');
  const isBank = attempt?.status === 'processing';
  return (
    <Screen
      title={t('pay.terminal')}
      text={<span role="status">{t(isBank ? 'pay.waiting' : 'pay.terminalText')}</span>}
      isEnd
      next={
        !isBank && (
          <Button size="l" wide variant="plain" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('pay.other')}
          </Button>
        )
      }
    >
      <p className={css.due}>
        <Price amount={session.bill.outstanding} size="xl" />
      </p>
    </Screen>
  );
}

/** A payment that the guest makes on their phone: its code, until the provider has an answer. */
function Scan({ session, payment: { attempt, cancel }, text, reference }: ScanProps) {
  const { t } = useTranslation('kiosk');
  useBankCodeEnd(attempt?.qr !== undefined);
  return (
    <Screen
      title={t('pay.scan')}
      text={<span role="status">{t('pay.waiting')}</span>}
      isEnd
      next={
        <Button size="l" wide variant="plain" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('pay.other')}
        </Button>
      }
    >
      <p className={css.due}>
        <Price amount={session.bill.outstanding} size="xl" />
      </p>
      <QrCode text={text} label={t('pay.code')} />
      {reference !== undefined && <p className={css.due}>{t('pay.reference', { reference })}</p>}
    </Screen>
  );
}

function Payment({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('kiosk');
  const { code } = useLocale().locale;
  const { dispatch, end } = useKiosk();
  const payment = useKioskPayment(session);
  const { attempt, isHeld } = payment;
  const isPaid = session.status === 'done' || session.bill.outstanding <= 0;
  const isGone = isVoidedStatus(session.status);
  useEffect(() => {
    // held money has arrived: nobody is invited to pay again (payments M3.5)
    if ((isPaid || isHeld) && !isGone) dispatch({ type: 'finished', isHeld: isHeld && !isPaid });
  }, [isPaid, isHeld, isGone, dispatch]);
  if (isGone)
    return (
      <Screen
        title={t('pay.ended')}
        isEnd
        next={
          <Button size="l" wide onClick={end}>
            {t('startOver')}
          </Button>
        }
      />
    );
  const page =
    attempt?.redirect &&
    new URL(pageOf(attempt.redirect, attempt.provider, code), globalThis.location.origin).href;
  const text = attempt?.qr ?? page;
  if (attempt?.terminal !== undefined) return <FollowTerminal session={session} payment={payment} />;
  if (text === undefined) return <Methods session={session} payment={payment} />;
  return <Scan session={session} payment={payment} text={text} reference={attempt?.reference} />;
}

/** Screen that asks how to pay, by what the shop has (till T9.4). */
export function Pay() {
  const { data: session } = useTableSession(useKiosk().visit.session);
  return session === undefined ? null : <Payment session={session} />;
}
