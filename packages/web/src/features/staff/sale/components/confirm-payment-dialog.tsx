import type { PaymentAttempt } from '@comanda/contract';
import { useState } from 'react';
import { isSignedOut } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import {
  type ConfirmPaymentOptions,
  isBankRefUsed,
  useConfirmPayment,
} from '../hooks/use-confirm-payment.ts';

/** A payment that staff are asked to confirm. */
export type AskedPayment = Pick<PaymentAttempt, '_id' | 'session'> & {
  /** Words by which it is known. */
  readonly code: string;
  /** The money to take or to see, in minor units. */
  readonly owed: number;
  /** True for one by a bank's app (payments M6.3). */
  readonly isAtBank: boolean;
};

type ConfirmPaymentDialogProps = ConfirmPaymentOptions & {
  readonly asked: AskedPayment | null;
  readonly onClose: () => void;
};

/** Asks whether a payment was taken; of one by a bank's app, also for the bank's reference (payments M6.3). */
export function ConfirmPaymentDialog({ asked, onClose, ...options }: ConfirmPaymentDialogProps) {
  const { t } = useTranslation('counter');
  const [bankRef, setBankRef] = useState('');
  const confirm = useConfirmPayment(options);
  const isAtBank = asked?.isAtBank === true;
  const isUsed = isBankRefUsed(confirm.error);
  const close = () => {
    setBankRef('');
    confirm.reset();
    onClose();
  };
  const book = () => {
    if (asked === null) return;
    const { _id: payment, session } = asked;
    const typed = bankRef.trim();
    const call = { session, payment, ...(typed && { bankRef: typed }), ...(isUsed && { isSure: true }) };
    const settle = (_: unknown, error: Error | null) => isSignedOut(error) || isBankRefUsed(error) || close();
    confirm.mutate(call, { onSettled: settle });
  };
  return (
    <Dialog
      open={asked !== null}
      title={t(isAtBank ? 'confirm.bankTitle' : 'confirm.title', { code: asked?.code ?? '' })}
      text={t(isAtBank ? 'confirm.bankText' : 'confirm.text')}
      confirmLabel={t('confirm.yes')}
      cancelLabel={t('common:cancel')}
      busy={confirm.isPending}
      onConfirm={book}
      onCancel={close}
    >
      {asked && <Price amount={asked.owed} size="xl" />}
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
