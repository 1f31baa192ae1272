import type { SavedCard } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { brandOf, isExpired } from '../state/card-state.ts';

/** Returns how a card is called, and until when it is valid. */
export function useCardName() {
  const { t } = useTranslation('saved-cards');
  return {
    nameOf(card: SavedCard): string {
      const brand = t(`brand.${brandOf(card)}`);
      return card.last4 === undefined ? brand : t('name', { brand, last4: card.last4 });
    },
    validityOf(card: SavedCard): string | undefined {
      if (card.expiry === undefined) return undefined;
      const [year = '', month = ''] = card.expiry.split('-');
      return isExpired(card, new Date()) ? t('expired') : t('until', { month: `${month}/${year.slice(2)}` });
    },
  };
}
