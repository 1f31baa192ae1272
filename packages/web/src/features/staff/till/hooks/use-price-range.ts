import { lowestPrice, moneyText, type Product, stepOf } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';

/** Returns the function that says between which prices a dish may be sold whose price the staff enter. */
export function usePriceRange() {
  const { t } = useTranslation('till');
  const { currency, locale } = useMoneyStyle();
  const { data } = useReadyCatalogue();
  const money = (amount: number) => moneyText(amount, currency, locale);
  return ({ priceMin, priceMax }: Pick<Product, 'priceMin' | 'priceMax'>): string => {
    const min = money(lowestPrice(priceMin === undefined ? {} : { priceMin }, stepOf(data.shop)));
    return priceMax === undefined
      ? t('priceFrom', { min })
      : t('priceBetween', { min, max: money(priceMax) });
  };
}
