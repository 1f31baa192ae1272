import type { Product } from '@comanda/contract';
import { backAt } from '../../../../data/catalogue/back-at.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { serverClock } from '../../../../lib/server-clock.ts';

/** Words for when a dish that is sold out is back (office B2.11); nothing for one that is back any moment. */
export function BackWords({ stock }: Pick<Product, 'stock'>) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const { timezone } = useReadyCatalogue().data.shop;
  const back = backAt(stock, serverClock.now(), { intl: locale.intl, ...(timezone && { timezone }) });
  if (back === undefined) return null;
  return back.key === 'backAt' ? t('backAt', back.values) : t('backOn', back.values);
}
