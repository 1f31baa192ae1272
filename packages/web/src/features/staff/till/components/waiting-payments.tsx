import type { PaymentAttempt } from '@comanda/contract';
import { useState } from 'react';
import { isSignedOut } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useConfirmPayment } from '../hooks/use-confirm-payment.ts';
import type { TillPayments } from '../hooks/use-waiting-payments.ts';
import css from './waiting-payments.module.css';

export type WaitingPaymentsProps = {
  readonly payments: readonly PaymentAttempt[];
  readonly options: TillPayments['options'];
  readonly now: number;
  readonly disabled: boolean;
};

/** Payments waiting at the counter, longest waiting first. */
export function WaitingPayments({ payments, options, now, disabled }: WaitingPaymentsProps) {
  const { t } = useTranslation('counter');
  const [asked, setAsked] = useState<PaymentAttempt | null>(null);
  const confirm = useConfirmPayment(options);
  const oldestFirst = [...payments].sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  const code = (attempt: PaymentAttempt) => attempt.tableName ?? attempt.orderNumber ?? '';
  const book = () => {
    if (asked) confirm.mutate(asked._id, { onSettled: (_, error) => isSignedOut(error) || setAsked(null) });
  };
  return (
    <>
      <ul className={css.list}>
        {oldestFirst.map((attempt) => (
          <li key={attempt._id} className={css.card}>
            <b className={css.code}>{code(attempt)}</b>
            <span className={css.facts}>
              {attempt.tableName !== undefined && attempt.orderNumber !== undefined && (
                <span>{t('staff:orderNo', { number: attempt.orderNumber })}</span>
              )}
              <span className="muted">
                {t('waitsFor', { time: ageText(Math.max(0, now - Date.parse(attempt.createdAt))) })}
              </span>
            </span>
            <Price amount={attempt.amount + attempt.tips} size="l" />
            <Button disabled={disabled} onClick={() => setAsked(attempt)}>
              {t('confirm.take')}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        title={t('confirm.title', { code: asked ? code(asked) : '' })}
        text={t('confirm.text')}
        confirmLabel={t('confirm.yes')}
        cancelLabel={t('common:cancel')}
        busy={confirm.isPending}
        onConfirm={book}
        onCancel={() => setAsked(null)}
      >
        {asked && <Price amount={asked.amount + asked.tips} size="xl" />}
      </Dialog>
    </>
  );
}
