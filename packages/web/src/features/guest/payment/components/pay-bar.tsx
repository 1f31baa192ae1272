import type { TableSession } from '@comanda/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SKIP_TO } from '../../../../lib/skip-to.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon, preloadIcons } from '../../../../ui/icons/icon.tsx';
import { preloadDialogs } from '../../../../ui/overlays/dialog.tsx';
import { useDuePayment } from '../hooks/use-due-payment.ts';
import { canContinue, useOwnPayment } from '../hooks/use-own-payment.ts';
import css from './pay-bar.module.css';
import { PayFoot } from './pay-foot.tsx';
import { PaymentSheet } from './payment-sheet.tsx';

type PayBarProps = {
  readonly session: TableSession;
  /** Shown beside the button, or alone when nothing is due. */
  readonly beside?: ReactNode;
  /** Opens the split bill; given when several guests pay. */
  readonly onSplit?: () => void;
};

/** Renders the foot of an order: the outstanding amount with the pay button, or that it is paid. */
export function PayBar({ session, beside, onSplit }: PayBarProps) {
  const { t } = useTranslation('payment');
  const sheet = useHistoryDialog('pay');
  const isSecondary = canContinue(useOwnPayment(session));
  const request = useDuePayment(session);
  const { outstanding, total } = session.bill;
  const isPaid = outstanding <= 0 && session.payments.length > 0;
  // nothing is left of the bill: its money goes back
  if (isPaid && total === 0) return beside;
  if (isPaid) {
    const paid = (
      <p className={css.paid}>
        <Icon name="check" className={css.tick} />
        <span>{t('paid')}</span>
        <Price amount={total} />
      </p>
    );
    return beside ? (
      <div className={css.row}>
        {beside}
        {paid}
      </div>
    ) : (
      paid
    );
  }
  if (request === undefined) return beside;
  const variant = isSecondary ? 'plain' : 'primary';
  return (
    <PayFoot beside={beside}>
      {onSplit === undefined ? (
        <Button
          id={SKIP_TO.pay}
          wide
          size="l"
          variant={variant}
          amount={<Price amount={request.amount} size="inherit" />}
          onClick={() => {
            preloadDialogs();
            preloadIcons();
            sheet.open();
          }}
        >
          {isSecondary ? t('payOtherWay') : t('payNow')}
        </Button>
      ) : (
        <Button
          id={SKIP_TO.pay}
          wide
          size="l"
          variant={variant}
          amount={<Price amount={request.amount} size="inherit" />}
          onClick={onSplit}
        >
          {t('payOrSplit')}
        </Button>
      )}
      <PaymentSheet session={session} request={request} open={sheet.isOpen} onClose={sheet.close} />
    </PayFoot>
  );
}
