import type { DeliveryZone } from '@comanda/contract';
import { moneyText } from '../../../lib/money-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useMoneyStyle } from '../../../ui/money-context.tsx';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';

/** What it means to have something brought to a zone: fee, least order and minutes, in one line. */
export function useZoneWords() {
  const { t } = useTranslation('checkout');
  const { data } = useReadyCatalogue();
  const style = useMoneyStyle();
  const money = (amount: number) => moneyText(amount, style.currency, style.locale);
  return ({ fee, freeFrom, minTotal = 0, minutes = 0 }: DeliveryZone): string => {
    const count = minutes + (data.shop.preparationMinutes ?? 0);
    return [
      fee === 0 ? t('delivery.free') : t('delivery.fee', { fee: money(fee) }),
      freeFrom !== undefined && fee > 0 && t('delivery.freeFrom', { amount: money(freeFrom) }),
      minTotal > 0 && t('delivery.minTotal', { amount: money(minTotal) }),
      count > 0 && t('delivery.minutes', { count }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
