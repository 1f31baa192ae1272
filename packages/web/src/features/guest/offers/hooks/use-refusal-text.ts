import { usePromotionWords } from './use-offer-texts.ts';

/** Why a code, or a gift, is not taken, in words; also for what the call itself ran into. */
export function useRefusalText() {
  const { t } = usePromotionWords();
  return (refusal: string, isGift = false): string => {
    for (const known of [
      isGift ? `giftErrors.${refusal}` : '',
      `couponErrors.${refusal}`,
      `errors.${refusal}`,
      `errors:${refusal}`,
    ]) {
      const text = t(known);
      if (text !== known && text !== known.replace(/^.*:/, '')) return text;
    }
    return t('couponErrors.other');
  };
}
