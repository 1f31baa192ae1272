import type { InvoiceWish } from '@comanda/contract';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns the function that puts a wish for a tax invoice into words: its kind with its number, and the company. */
export function useWishText(): (wish: InvoiceWish) => string {
  const { t } = useTranslation('tax-invoice');
  return ({ kind, carrier, donation, email, businessNumber: number }) => {
    const entered = carrier ?? donation ?? email;
    const wish = entered === undefined ? t(`kind.${kind}`) : `${t(`kind.${kind}`)} ${entered}`;
    return number === undefined ? wish : t('withNumber', { wish, number });
  };
}
