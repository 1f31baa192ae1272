import { currencyFormatOf, moneyText } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useOffice } from '../../frame/index.ts';

/** Returns the function that says a price difference, with its sign. */
export function useSignedPrice(): (price: number) => string {
  const { locale } = useLocale();
  const { shop } = useOffice();
  return (price) => {
    if (shop === undefined) return '';
    const text = moneyText(price, currencyFormatOf(shop), locale.tag);
    return price > 0 ? `+${text}` : text;
  };
}
