import { useEffect } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { useKiosk } from '../state/kiosk-context.ts';
import css from './pay.module.css';
import type { PaymentProps } from './payment-props.ts';
import { QrCode } from './qr-code.tsx';
import { Screen } from './screen.tsx';

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
export function FollowTerminal({ session, payment: { attempt, cancel } }: PaymentProps) {
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
      {cancel.isError && <Banner tone="bad" icon="alert" title={t('pay.notCancelled')} />}
    </Screen>
  );
}

/** A payment that the guest makes on their phone: its code, until the provider has an answer. */
export function Scan({ session, payment: { attempt, cancel }, text, reference }: ScanProps) {
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
      {cancel.isError && <Banner tone="bad" icon="alert" title={t('pay.notCancelled')} />}
      {attempt?.lastDecline !== undefined && (
        <Banner tone="bad" icon="card" title={t('pay.declined')} text={t('pay.declinedText')} />
      )}
      <QrCode text={text} label={t('pay.code')} />
      {reference !== undefined && <p className={css.due}>{t('pay.reference', { reference })}</p>}
    </Screen>
  );
}
