import type { DiscountRule } from '@comanda/domain';
import { moneyParts } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { CouponProps } from '../../../../ui/display/coupon.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';

/**
 * Returns a percentage in the forms that messages need: taken off (15), what is left in tenths (8.5) or in two
 * digits (85).
 */
export function percentLabel(discount: number, iso: string) {
  const left = 100 - discount;
  const tenths = (left / 10).toLocaleString(iso);
  return {
    percent: discount.toLocaleString(iso),
    tenths,
    digits: left % 10 === 0 ? tenths : left.toLocaleString(iso),
  };
}

/** Returns the function that sums up a rule for a coupon's stub. */
export function useOfferStub() {
  const { t } = useTranslation('offers');
  const { locale } = useLocale();
  const style = useMoneyStyle();
  return ({ type, discountType, discount = 0 }: DiscountRule): CouponProps['stub'] => {
    if (type === 'point') return { icon: 'star', small: t('card.points') };
    if (type === 'free') return { icon: 'gift', small: t('card.free') };
    switch (discountType) {
      case 'percent':
      case 'percentPre':
        return { big: t('card.percent', percentLabel(discount, locale.intl)), small: t('card.off') };
      case 'amount': {
        const { currency, digits } = moneyParts(discount, style.currency, style.locale);
        return { big: `${currency}${digits.replace(/\D00$/, '')}`, small: t('card.off') };
      }
      case 'freeSurcharge':
        return { icon: 'bell', small: t('card.service') };
      case 'freeSeatCharge':
        return { icon: 'users', small: t('card.seats') };
      default:
        return { icon: 'gift', small: t('card.free') };
    }
  };
}
