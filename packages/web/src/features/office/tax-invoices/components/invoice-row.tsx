import type { TaxInvoice } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { Badge, type BadgeProps } from '../../../../ui/display/badge.tsx';
import { RecordRow, useOffice } from '../../frame/index.ts';
import { numberText } from '../state/number-text.ts';
import css from './tax-invoices-part.module.css';

const TONES: Readonly<Record<TaxInvoice['status'], NonNullable<BadgeProps['tone']>>> = {
  wanted: 'left',
  issuing: 'left',
  issued: 'ok',
  allowed: 'ok',
  voided: 'sold',
  failed: 'bad',
  noTrack: 'bad',
};

type InvoiceRowProps = { readonly invoice: TaxInvoice; readonly onOpen: () => void };

/** An invoice in one line: number, day and order, amount, state; a press opens it. */
export function InvoiceRow({ invoice, onOpen }: InvoiceRowProps) {
  const { t } = useTranslation('office-invoices');
  const { locale } = useLocale();
  const { shop } = useOffice();
  const { number, orderNumber, issuedAt, createdAt, amount } = invoice;
  const when = dateText(issuedAt ?? createdAt, locale.intl, shop?.timezone);
  return (
    <RecordRow
      number={number === undefined ? t('noNumber') : numberText(number)}
      facts={orderNumber === undefined ? when : `${when} · ${t('ofOrder', { number: orderNumber })}`}
      amount={amount}
      badges={<InvoiceBadges invoice={invoice} />}
      onOpen={onOpen}
    />
  );
}

/** The state of an invoice, and that it is a test or on a paper form. */
export function InvoiceBadges({ invoice }: { readonly invoice: TaxInvoice }) {
  const { t } = useTranslation('office-invoices');
  const { status, isTest = false, isPaper = false } = invoice;
  return (
    <span className={css.badges}>
      <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      {isPaper && <Badge>{t('onForm')}</Badge>}
      {isTest && <Badge tone="gold">{t('test')}</Badge>}
    </span>
  );
}
