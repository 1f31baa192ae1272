import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useNumberedAccounts } from '../hooks/use-invoices.ts';
import css from './tax-invoices-part.module.css';

/** The invoice numbers that each account has left, with what to warn of and the way to its card (payments M7.4). */
export function NumberStock() {
  const { t } = useTranslation('office');
  const accounts = useNumberedAccounts();
  return accounts.map(({ _id, name, invoiceNumbers }) => (
    <section key={_id} className={css.stock} aria-label={name}>
      <p>
        {t('payments.numbers.left', {
          left: String(invoiceNumbers?.left),
          of: String(invoiceNumbers?.of),
        })}{' '}
        <Link to={`${ROUTES.office.replace(':part?', 'payments')}#${_id}`} className={css.link}>
          {name}
        </Link>
      </p>
      {invoiceNumbers?.warnings.map((warning) => (
        <p key={warning} className={css.warning}>
          {t(`payments.numbers.${warning}`)}
        </p>
      ))}
    </section>
  ));
}
