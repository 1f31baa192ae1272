import type { TaxInvoice } from '@comanda/contract';
import { standingAmount } from '@comanda/domain';
import type { ReactNode } from 'react';
import { useWishText } from '../../../../data/tax-invoices/use-wish-text.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { useOffice } from '../../frame/index.ts';
import { periodText } from '../state/number-text.ts';
import { InvoiceBadges } from './invoice-row.tsx';
import css from './tax-invoices-part.module.css';

/** All that is known of an invoice: state, period, amount, wish, what was taken back, and what the provider says. */
export function InvoiceFacts({ invoice }: { readonly invoice: TaxInvoice }) {
  const { t } = useTranslation('office-invoices');
  const { locale } = useLocale();
  const { shop } = useOffice();
  const wishText = useWishText();
  const { issuedAt, createdAt, voidedAt, orderNumber, randomCode = '', amount, allowed = 0 } = invoice;
  const { allowances = [], error, payment, wish } = invoice;
  const when = (moment: string) => dateText(moment, locale.intl, shop?.timezone);
  return (
    <div aria-live="polite">
      <dl className={css.facts}>
        <Fact name={t('state')}>
          <InvoiceBadges invoice={invoice} />
        </Fact>
        {orderNumber !== undefined && <Fact name={t('order')}>{orderNumber}</Fact>}
        <Fact name={t('sold')}>{when(createdAt)}</Fact>
        {issuedAt !== undefined && (
          <>
            <Fact name={t('issued')}>{when(issuedAt)}</Fact>
            <Fact name={t('period')}>{periodText(issuedAt)}</Fact>
          </>
        )}
        {randomCode !== '' && <Fact name={t('random')}>{randomCode}</Fact>}
        <Fact name={t(payment === undefined ? 'total' : 'share')}>
          <Price amount={amount} />
        </Fact>
        <Fact name={t('wish')}>{wishText(wish)}</Fact>
        {allowances.map(({ number, amount: taken, at }) => (
          <Fact key={`${at} ${number}`} name={t('allowance')}>
            <Price amount={-taken} /> {number} <span className={css.quiet}>{when(at)}</span>
          </Fact>
        ))}
        {allowed > 0 && (
          <Fact name={t('left')}>
            <Price amount={standingAmount(invoice)} />
          </Fact>
        )}
        {voidedAt !== undefined && <Fact name={t('voided')}>{when(voidedAt)}</Fact>}
      </dl>
      {error !== undefined && <p className={css.error}>{t('said', { error })}</p>}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
