import type { MessageKey } from '../../../../i18n/messages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Why a code, or a gift, is not taken, in words; also for what the call itself ran into. */
export function useRefusalText() {
  const { t } = useTranslation('offers');
  return (refusal: string, isGift = false): string => {
    for (const known of [
      ...(isGift ? [`offers:giftErrors.${refusal}`] : []),
      `offers:couponErrors.${refusal}`,
      `offers:errors.${refusal}`,
      `errors:${refusal}`,
    ]) {
      // a newer server may refuse for more reasons than this page has texts for
      const text = t(known as MessageKey);
      if (text !== known.replace(/^.*:/, '')) return text;
    }
    return t('couponErrors.other');
  };
}
