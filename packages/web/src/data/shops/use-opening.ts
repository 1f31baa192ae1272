import type { Shop } from '@comanda/contract';
import type { OrderType } from '@comanda/domain';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNow } from '../../lib/use-now.ts';
import { openingOf, openingText } from './opening.ts';

const EVERY = 20_000;

/** When a section is served next, in words, by the clock of the shop. */
export function useServingTexts() {
  const { t } = useTranslation('opening');
  const { locale } = useLocale();
  return (shop: Shop, opening: string, now: number) =>
    openingText(shop, opening, now, { t, iso: locale.intl }, 'section');
}

/** Whether a shop takes orders of a kind now, and in words when it does again. */
export function useOpening(shop: Shop, mode: OrderType) {
  const { t } = useTranslation('opening');
  const { locale } = useLocale();
  return openingOf(shop, mode, useNow(EVERY), { t, iso: locale.intl });
}
