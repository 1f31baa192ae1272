import { moneyText, REFUND_OBSTACLES } from '@comanda/domain';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMoneyStyle } from '../../ui/display/money-context.tsx';
import { CallError } from '../calls/call-error.ts';

/** Returns the function that says why money cannot go back: what is left, or what stands in the way; undefined for the rest. */
export function useRefundRefusal() {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { currency } = useMoneyStyle();
  return (error: unknown): string | undefined => {
    if (!(error instanceof CallError)) return undefined;
    const { left, because } = error.data;
    if (error.code === 'refundExceeds' && typeof left === 'number')
      return left === 0
        ? t('refund.nothingLeft')
        : t('refund.exceeds', { amount: moneyText(left, currency, locale.intl) });
    const obstacle = REFUND_OBSTACLES.find((each) => each === because);
    return error.code === 'refundNotPossible' && obstacle ? t(`refund.obstacle.${obstacle}`) : undefined;
  };
}
