import type { PaymentAttempt } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { putRow, staffListKey } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { type AskedPayment, ConfirmPaymentDialog } from '../../sale/index.ts';
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

/** Returns what staff are asked about a payment. */
function askedOf(attempt: PaymentAttempt): AskedPayment {
  const { _id, session, provider } = attempt;
  return { _id, session, code: codeOf(attempt), owed: owedOf(attempt), isAtBank: provider === 'qr' };
}

/** Payments that wait for staff: at the counter, or by a bank's app; longest waiting first. */
export function WaitingPayments({ payments, options, now, disabled }: WaitingPaymentsProps) {
  const { t } = useTranslation('counter');
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AskedPayment | null>(null);
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
            <Button disabled={disabled} onClick={() => setAsked(askedOf(attempt))}>
              {t(attempt.provider === 'qr' ? 'confirm.seen' : 'confirm.take')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmPaymentDialog
        asked={asked}
        onBooked={(attempt) => putRow(queries, options, attempt)}
        onRefused={() =>
          void queries.invalidateQueries({ queryKey: staffListKey(options.service, options.shop) })
        }
        onClose={() => setAsked(null)}
      />
    </>
  );
}
