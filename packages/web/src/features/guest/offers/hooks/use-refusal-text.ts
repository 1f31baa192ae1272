import type { MessageKey } from '../../../../i18n/messages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Returns the function that describes the refusal of a coupon or gift, failed calls included. */
export function useRefusalText() {
  const { t } = useTranslation('offers');
  return (refusal: string, isGift = false): string => {
    for (const known of [
      ...(isGift ? [`offers:giftErrors.${refusal}`] : []),
      `offers:couponErrors.${refusal}`,
      `offers:errors.${refusal}`,
      `errors:${refusal}`,
    ]) {
      // a newer server may send codes without a text here
      const text = t(known as MessageKey);
      if (text !== known.replace(/^.*:/, '')) return text;
    }
    return t('couponErrors.other');
  };
}
