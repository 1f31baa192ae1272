import type { Shop } from '@comanda/contract';
import { readSalesTaxNumber, salesTaxOf } from '../../../../data/shops/sales-tax.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TypedField } from '../../fields/index.ts';
import { useSetUpEdit } from '../hooks/use-shop-document.ts';
import css from './cards.module.css';

const MAX_TYPED = 40;

/** Field of the shop's number in the register of its country's sales tax, where receipts have it (payments M7.7). */
export function SalesTaxField({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const edit = useSetUpEdit('shops', shop);
  const tax = salesTaxOf(shop);
  if (tax === undefined) return null;
  const commit = (typed: string) => {
    const number = readSalesTaxNumber(typed);
    if (number === null) return t('money.salesTax.wrong', { example: t(`money.salesTax.examples.${tax}`) });
    if (number !== shop.salesTaxNumber) edit('salesTaxNumber', number);
    return undefined;
  };
  return (
    <div className={css.fields}>
      <TypedField
        label={t(`money.salesTax.${tax}`)}
        hint={t('money.salesTax.hint')}
        value={shop.salesTaxNumber ?? ''}
        maxLength={MAX_TYPED}
        commit={commit}
      />
    </div>
  );
}
