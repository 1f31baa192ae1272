import type { Refund, TableSession } from '@comanda/contract';
import { useId } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { usePaymentName } from '../../../../data/refunds/refund-payments.tsx';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { Badge, type BadgeProps } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { usePersonName, useRefundRecords } from '../hooks/use-bill.ts';
import { type RefundStanding, type ShownRefund, shownRefunds } from '../state/shown-refunds.ts';
import css from './bills-part.module.css';

const TONES: Readonly<Record<RefundStanding, NonNullable<BadgeProps['tone']>>> = {
  onTheWay: 'left',
  done: 'ok',
  failed: 'bad',
};

/** Money of a bill: what was paid, by which way and to whom, what was given back, and what is still owed. */
export function BillMoney({ bill }: { readonly bill: TableSession }) {
  const { t } = useTranslation('bills');
  const records = useRefundRecords(bill);
  const refunds = shownRefunds(bill, records);
  const { outstanding } = bill.bill;
  return (
    <div className={css.details} aria-live="polite">
      <Payments bill={bill} />
      {refunds.length > 0 && <Refunds bill={bill} refunds={refunds} />}
      {outstanding !== 0 && (
        <dl className={css.lines}>
          <div className={css.total}>
            <dt>{t(outstanding > 0 ? 'owed' : 'owedBack')}</dt>
            <dd>
              <Price amount={Math.abs(outstanding)} size="inherit" />
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}

function Payments({ bill }: { readonly bill: TableSession }) {
  const { t } = useTranslation('bills');
  const title = useId();
  const nameOf = usePaymentName();
  const personOf = usePersonName();
  const paid = bill.payments.filter(({ refundOf, isUncollected }) => refundOf === undefined || isUncollected);
  if (paid.length === 0) return <p className="muted">{t('notPaid')}</p>;
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={css.title}>
        {t('payments')}
      </h3>
      <dl className={css.lines}>
        {paid.map((payment) => {
          const { _id, amount, tips = 0, cashRounding = 0, staff, isTest, isUncollected } = payment;
          const facts = [
            isUncollected && t('notCollected'),
            tips > 0 && t('withTip'),
            personOf(staff) && t('by', { name: personOf(staff) }),
            isTest && t('test'),
          ];
          return (
            <div key={_id}>
              <dt>
                {nameOf(payment)}
                <small>{facts.filter(Boolean).join(t('staff:comma'))}</small>
              </dt>
              <dd>
                <Price amount={amount + tips + cashRounding} bare size="inherit" />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type RefundsProps = { readonly bill: TableSession; readonly refunds: readonly ShownRefund[] };

function Refunds({ bill, refunds }: RefundsProps) {
  const { t } = useTranslation('bills');
  const title = useId();
  const { locale } = useLocale();
  const { shop } = useReadyCatalogue().data;
  const nameOf = usePaymentName();
  const personOf = usePersonName();
  const wayOf = ({ via, payment }: ShownRefund) => {
    const paid = bill.payments.find(({ _id }) => _id === payment);
    return via === 'original' && paid ? nameOf(paid) : t(`till:refund.via.${via}`);
  };
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={css.title}>
        {t('refunds')}
      </h3>
      <ul className={css.refunds}>
        {refunds.map((refund) => {
          const { id, amount, standing, at, record } = refund;
          const by = personOf(record?.staff);
          const facts = [dateText(at, locale.intl, shop.timezone), by && t('by', { name: by })];
          return (
            <li key={id} className={css.refund}>
              <span>{wayOf(refund)}</span>
              <Price amount={amount} bare size="inherit" />
              <small>{facts.filter(Boolean).join(t('staff:comma'))}</small>
              <Badge tone={TONES[standing]}>{t(`standing.${standing}`)}</Badge>
              <Reason record={record} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Reason for which money was given back, and the one for which that failed. */
function Reason({ record }: { readonly record: Refund | undefined }) {
  const { t } = useTranslation('bills');
  const { reason, because, status } = record ?? {};
  const failure = because === undefined ? 'refundFailedText' : (`till:refund.obstacle.${because}` as const);
  return (
    <>
      {reason !== undefined && (
        <small className={css.wide}>{reason.text ?? t(`approval:reason.${reason.code}`)}</small>
      )}
      {status === 'failed' && <small className={css.error}>{t(failure)}</small>}
    </>
  );
}
