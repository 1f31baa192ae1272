import type { TableSession } from '@comanda/contract';
import type { ReactNode } from 'react';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { preloadDialogs } from '../../../ui/dialog.tsx';
import { Icon, preloadIcons } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { useCounterPayment } from '../hooks/use-counter-payment.ts';
import css from './pay-bar.module.css';
import { PaymentSheet } from './payment-sheet.tsx';

const PAYABLE = new Set<TableSession['status']>(['ongoing', 'toPay']);

type PayBarProps = {
  readonly session: TableSession;
  /** Stands beside the button, or alone when nothing is to pay. */
  readonly beside?: ReactNode;
};

/** At the foot of an order: what is still to pay and the button for it, or that it is paid. */
export function PayBar({ session, beside }: PayBarProps) {
  const { t } = useTranslation('order');
  const sheet = useHistoryDialog('pay');
  const waitsAtCounter = useCounterPayment(session);
  const { outstanding, total } = session.bill;
  const isPaid = outstanding <= 0 && session.payments.length > 0;
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
  if (outstanding <= 0 || !PAYABLE.has(session.status)) return beside;
  return (
    <div className={cx(css.bar, beside !== undefined && css.row)} data-foot="">
      {beside}
      <Button
        wide
        size="l"
        variant={waitsAtCounter ? 'tonal' : 'primary'}
        amount={<Price amount={outstanding} size="inherit" />}
        onClick={() => {
          preloadDialogs();
          preloadIcons();
          sheet.open();
        }}
      >
        {waitsAtCounter ? t('payOtherWay') : t('payNow')}
      </Button>
      <PaymentSheet session={session} open={sheet.isOpen} onClose={sheet.close} />
    </div>
  );
}
