import type { PaymentAttempt } from '@comanda/contract';
import { useState } from 'react';
import { isSignedOut } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { isBankRefUsed, useConfirmPayment } from '../hooks/use-confirm-payment.ts';
import type { TillPayments } from '../hooks/use-waiting-payments.ts';
import css from './waiting-payments.module.css';

export type WaitingPaymentsProps = {
  readonly payments: readonly PaymentAttempt[];
  readonly options: TillPayments['options'];
  readonly now: number;
  readonly disabled: boolean;
};

/** Returns the words by which a payment is known: those that the bank shows, else the table or the number. */
function codeOf({ reference, tableName, orderNumber }: PaymentAttempt): string {
  return reference ?? tableName ?? orderNumber ?? '';
}

/** Returns the money to take, with its rounding (payments M8.1). */
function owedOf({ amount, tips, cashRounding = 0 }: PaymentAttempt): number {
  return amount + tips + cashRounding;
}

type ConfirmDialogProps = Pick<WaitingPaymentsProps, 'options'> & {
  readonly asked: PaymentAttempt | null;
  readonly onClose: () => void;
};

/** Asks whether a payment was taken; of one by a bank's app, also for the bank's reference (payments M6.3). */
function ConfirmDialog({ asked, options, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('counter');
  const [bankRef, setBankRef] = useState('');
  const confirm = useConfirmPayment(options);
  const isAtBank = asked?.provider === 'qr';
  const isUsed = isBankRefUsed(confirm.error);
  const close = () => {
    setBankRef('');
    confirm.reset();
    onClose();
  };
  const book = () => {
    if (asked === null) return;
    const typed = bankRef.trim();
    const call = { payment: asked._id, ...(typed && { bankRef: typed }), ...(isUsed && { isSure: true }) };
    const settle = (_: unknown, error: Error | null) => isSignedOut(error) || isBankRefUsed(error) || close();
    confirm.mutate(call, { onSettled: settle });
  };
  return (
    <Dialog
      open={asked !== null}
      title={t(isAtBank ? 'confirm.bankTitle' : 'confirm.title', { code: asked ? codeOf(asked) : '' })}
      text={t(isAtBank ? 'confirm.bankText' : 'confirm.text')}
      confirmLabel={t('confirm.yes')}
      cancelLabel={t('common:cancel')}
      busy={confirm.isPending}
      onConfirm={book}
      onCancel={close}
    >
      {asked && <Price amount={owedOf(asked)} size="xl" />}
      {isAtBank && (
        <TextField
          label={t('confirm.bankRef')}
          note={t('common:optional')}
          autoComplete="off"
          maxLength={64}
          value={bankRef}
          error={isUsed ? t('errors:bankRefUsed') : undefined}
          onChange={(typed) => {
            setBankRef(typed);
            confirm.reset();
          }}
        />
      )}
    </Dialog>
  );
}

/** Payments that wait for staff: at the counter, or by a bank's app; longest waiting first. */
export function WaitingPayments({ payments, options, now, disabled }: WaitingPaymentsProps) {
  const { t } = useTranslation('counter');
  const [asked, setAsked] = useState<PaymentAttempt | null>(null);
  const oldestFirst = [...payments].sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return (
    <>
      <ul className={css.list}>
        {oldestFirst.map((attempt) => (
          <li key={attempt._id} className={css.card}>
            <b className={css.code}>{codeOf(attempt)}</b>
            <span className={css.facts}>
              {attempt.tableName !== undefined && attempt.orderNumber !== undefined && (
                <span>{t('staff:orderNo', { number: attempt.orderNumber })}</span>
              )}
              <span className="muted">
                {t('waitsFor', { time: ageText(Math.max(0, now - Date.parse(attempt.createdAt))) })}
              </span>
            </span>
            <Price amount={owedOf(attempt)} size="l" />
            <Button disabled={disabled} onClick={() => setAsked(attempt)}>
              {t(attempt.provider === 'qr' ? 'confirm.seen' : 'confirm.take')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog asked={asked} options={options} onClose={() => setAsked(null)} />
    </>
  );
}
