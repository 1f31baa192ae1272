import type { RejectionExplanation } from '@comanda/domain';
import { moneyText } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';

/** Returns the function that says what a coupon or gift still needs before it takes anything off. */
export function useGapText() {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { currency, locale } = useMoneyStyle();
  return ({ gaps }: Pick<RejectionExplanation, 'gaps'>): string => {
    const [gap] = gaps;
    switch (gap?.key) {
      case 'gapTotal':
      case 'gapTotalLeft':
        return t('guest.gap.total', { missing: moneyText(gap.params.missing, currency, locale) });
      case 'gapQuantity':
      case 'gapFreeMissing':
        return t('guest.gap.quantity', { count: gap.params.missing });
      case 'gapOrderType':
        return t('guest.gap.type', {
          types: gap.params.required.map((type) => t(`staff:type.${type}`)).join(t('staff:comma')),
        });
      case 'gapCompany': {
        const { otherName } = gap.params;
        return t('guest.gap.company', { other: typeof otherName === 'string' ? otherName : say(otherName) });
      }
      case 'gapMember':
        return t('guest.gap.member');
      default:
        return t('guest.gap.other');
    }
  };
}
