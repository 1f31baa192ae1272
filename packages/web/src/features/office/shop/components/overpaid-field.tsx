import type { Shop } from '@comanda/contract';
import { ceilTo, coinOf, currencyFormatOf, moneyText } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MarkedSelect } from '../../fields/index.ts';
import { useSetUpEdit } from '../hooks/use-shop-document.ts';
import css from './cards.module.css';

const DECISIONS = ['auto', 'ask'] as const;
const USUAL_BILL = 12_800;

/** Choice of what happens to money for a bill that is paid already (B5.2, payments M4.4). */
export function OverpaidField({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const { locale } = useLocale();
  const edit = useSetUpEdit('shops', shop);
  const { refundOverpaid = 'auto' } = shop;
  const bill = moneyText(ceilTo(USUAL_BILL, coinOf(shop)), currencyFormatOf(shop), locale.intl);
  return (
    <>
      <MarkedSelect
        label={t('money.overpaid.then')}
        value={refundOverpaid}
        options={DECISIONS.map((value) => ({ value, label: t(`money.overpaid.decisions.${value}`) }))}
        onChange={(value) => edit('refundOverpaid', value)}
      />
      <p className={css.note} aria-live="polite">
        {t(`money.overpaid.examples.${refundOverpaid}`, { bill })}
      </p>
    </>
  );
}
