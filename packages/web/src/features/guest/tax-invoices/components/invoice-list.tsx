import type { TableSession } from '@comanda/contract';
import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Badge, type BadgeProps } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { type InvoiceRow, type InvoiceStanding, invoiceRows } from '../state/invoice-rows.ts';
import css from './invoice-list.module.css';

const TONES: Record<InvoiceStanding, NonNullable<BadgeProps['tone']>> = {
  follows: 'quiet',
  issued: 'ok',
  allowed: 'ok',
  voided: 'bad',
};

/** Lists the Taiwan tax invoices of an order, live: period, number, random code and what each stands for. */
export function InvoiceList({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order-history');
  const title = useId();
  const rows = invoiceRows(session.taxInvoices ?? []);
  if (rows.length === 0) return null;
  return (
    <section className={cx('well', css.invoices)} aria-labelledby={title} aria-live="polite">
      <h3 id={title} className={css.title}>
        {t('invoice.title')}
      </h3>
      <ul>
        {rows.map((row) => (
          <Invoice key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Invoice({ row }: { readonly row: InvoiceRow }) {
  const { t } = useTranslation('order-history');
  const { amount, standing, number, randomCode = '', period, businessNumber, isTest } = row;
  return (
    <li className={css.row}>
      {number === undefined ? (
        <span className={css.words}>{t('invoice.follows')}</span>
      ) : (
        <span className={css.words}>
          <small className="muted">{period}</small>
          <b className={css.number}>{number}</b>
          {randomCode !== '' && <small>{t('invoice.random', { code: randomCode })}</small>}
          {businessNumber !== undefined && <small>{t('invoice.buyer', { number: businessNumber })}</small>}
        </span>
      )}
      <Price amount={amount} size="s" />
      <Badge tone={TONES[standing]}>{t(`invoice.standing.${standing}`)}</Badge>
      {isTest && <Badge tone="gold">{t('invoice.test')}</Badge>}
    </li>
  );
}
