import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { KeyCap } from './key-cap.tsx';
import css from './sell-actions.module.css';

export type SellActionsProps = {
  /** Lines rung up and not sent. */
  readonly unsent: number;
  /** Amount outstanding with them, minor units. */
  readonly due: number;
  readonly isBusy: boolean;
  readonly isOffline: boolean;
  readonly isAsking: boolean;
  readonly mayTakeCash: boolean;
  readonly onSend: () => void;
  readonly onPay: () => void;
  readonly onExactCash: () => void;
  /** Prints the bill as it was sent; absent while nothing was. */
  readonly onBill: (() => void) | undefined;
};

/** Buttons below the bill: one is filled, Send or, when all is sent, Pay; Enter presses it. */
export function SellActions(props: SellActionsProps) {
  const { unsent, due, isBusy, isOffline, isAsking, mayTakeCash, onSend, onPay, onExactCash, onBill } = props;
  const { t } = useTranslation('till');
  const isStopped = isOffline || isAsking;
  const canPay = !isStopped && due > 0;
  const pay = (isFilled: boolean) => (
    <Button
      key="pay"
      variant={isFilled ? 'primary' : 'solid'}
      size="l"
      wide={isFilled}
      icon="cash"
      busy={isBusy && isFilled}
      disabled={!canPay}
      amount={<Price amount={due} size="inherit" />}
      onClick={onPay}
    >
      {t('pay')}
    </Button>
  );
  return (
    <>
      {unsent > 0 ? (
        <Button key="send" size="l" wide icon="chef" busy={isBusy} disabled={isStopped} onClick={onSend}>
          {isAsking ? t('chooseFirst') : t('send', { count: unsent })}
          {!isStopped && <KeyCap name="⏎" className={css.enter} />}
        </Button>
      ) : (
        pay(true)
      )}
      {onBill && (
        <Button
          variant="plain"
          size="l"
          icon="printer"
          className={css.bill}
          aria-label={t('printBill.label')}
          onClick={onBill}
        >
          {t('printBill.short')}
        </Button>
      )}
      {mayTakeCash && (
        <Button variant="plain" size="l" disabled={!canPay || isBusy} onClick={onExactCash}>
          {t('exactCash')}
        </Button>
      )}
      {unsent > 0 && pay(false)}
    </>
  );
}
