import type { DeliveryZone } from '@comanda/contract';
import { moneyText } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';

const joined = (facts: readonly (string | undefined)[]) => facts.filter(Boolean).join(' · ');

/** Returns formatters for the fee, minimum and duration of a delivery zone. */
export function useZoneTexts() {
  const { t } = useTranslation('checkout');
  const { data } = useReadyCatalogue();
  const style = useMoneyStyle();
  const money = (amount: number) => moneyText(amount, style.currency, style.locale);
  const feeText = ({ fee }: DeliveryZone) =>
    fee === 0 ? t('delivery.free') : t('delivery.fee', { fee: money(fee) });
  /** Formats the time from the order to the door. */
  const minutesText = ({ minutes = 0 }: DeliveryZone): string | undefined => {
    const count = minutes + (data.shop.preparationMinutes ?? 0);
    return count > 0 ? t('delivery.minutes', { count }) : undefined;
  };
  return {
    minutesText,
    /** Formats fee and minutes. */
    short: (zone: DeliveryZone) => joined([feeText(zone), minutesText(zone)]),
    /** Formats fee, free-delivery threshold, minimum and minutes. */
    facts: (zone: DeliveryZone): string => {
      const { fee, freeFrom, minTotal = 0 } = zone;
      const isEver = freeFrom !== undefined && fee > 0;
      return joined([
        feeText(zone),
        isEver ? t('delivery.freeFrom', { amount: money(freeFrom) }) : undefined,
        minTotal > 0 ? t('delivery.minTotal', { amount: money(minTotal) }) : undefined,
        minutesText(zone),
      ]);
    },
  };
}
