import type { DeliveryZone } from '@comanda/contract';
import { moneyText } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { leastTerms } from '../state/least-terms.ts';
import { useAboutText } from './use-about-text.ts';

/** Joins facts; a line breaks between them, never inside one. */
const joined = (facts: readonly (string | undefined)[]) =>
  facts.flatMap((fact) => (fact ? [fact.replaceAll(' ', '\u00a0')] : [])).join('\u00a0· ');

/** Returns formatters for the fee, minimum and duration of a delivery zone. */
export function useZoneTexts() {
  const { t } = useTranslation('checkout');
  const { data } = useReadyCatalogue();
  const style = useMoneyStyle();
  const money = (amount: number) => moneyText(amount, style.currency, style.locale);
  const feeText = ({ fee }: DeliveryZone) =>
    fee === 0 ? t('delivery.free') : t('delivery.fee', { fee: money(fee) });
  /** Formats the time from the order to the door. */
  const aboutText = useAboutText();
  const minutesText = ({ minutes = 0 }: DeliveryZone): string | undefined =>
    aboutText(minutes + (data.shop.preparationMinutes ?? 0));
  /** Formats free-delivery threshold, minimum and minutes. */
  const termsText = (zone: DeliveryZone): string => {
    const { fee, freeFrom, minTotal = 0 } = zone;
    const isEver = freeFrom !== undefined && fee > 0;
    return joined([
      isEver ? t('delivery.freeFrom', { amount: money(freeFrom) }) : undefined,
      minTotal > 0 ? t('delivery.minTotal', { amount: money(minTotal) }) : undefined,
      minutesText(zone),
    ]);
  };
  return {
    termsText,
    /** Formats fee, free-delivery threshold, minimum and minutes. */
    facts: (zone: DeliveryZone): string => joined([feeText(zone), termsText(zone)]),
    /** Formats the least fee and minimum of the shop's zones, before the guest has chosen one. */
    least: (): string => {
      const { fee, minTotal, isOne } = leastTerms(data.shop.deliveryZones ?? []);
      const feeKey = isOne ? 'delivery.fee' : 'delivery.feeFrom';
      return joined([
        isOne && fee === 0 ? t('delivery.free') : t(feeKey, { fee: money(fee) }),
        minTotal > 0
          ? t(isOne ? 'delivery.minTotal' : 'delivery.minFrom', { amount: money(minTotal) })
          : undefined,
      ]);
    },
  };
}
