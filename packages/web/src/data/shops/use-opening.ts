import type { Shop } from '@comanda/contract';
import type { OrderType } from '@comanda/domain';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNow } from '../../lib/use-now.ts';
import { openingOf, openingText } from './opening.ts';

const EVERY = 20_000;

/** Returns the text of when a section is served next, by the shop's clock. */
export function useServingTexts() {
  const { t } = useTranslation('opening');
  const { locale } = useLocale();
  return (shop: Shop, opening: string, now: number) =>
    openingText(shop, opening, now, { t, locale }, 'section');
}

/** Returns whether a shop takes orders of a type now, and the text of when it does again. */
export function useOpening(shop: Shop, mode: OrderType) {
  const { t } = useTranslation('opening');
  const { locale } = useLocale();
  return openingOf(shop, mode, useNow(EVERY), { t, locale });
}
