import { businessDay, DAY_MS, MINUTE_MS } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useAboutText } from './use-about-text.ts';

const REFRESH_MS = MINUTE_MS;

/** Returns formatters for pick-up slots, in the shop's time zone. */
export function useSlotTexts() {
  const { t } = useTranslation('checkout');
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const { zone } = useDelivery();
  const aboutText = useAboutText();
  const now = useNow(REFRESH_MS);
  const { timezone: timeZone, preparationMinutes = 0 } = data.shop;
  const dayOf = (moment: number) => businessDay(data.shop, new Date(moment).toISOString());
  const isAfterMidnight = (moment: number) =>
    dateFormat('en-CA', { timeZone }).format(moment) !== dayOf(moment);
  const timeText = (moment: number) => clockText(moment, locale.intl, timeZone);
  /** Formats a day such as `2026-03-02` as today, tomorrow, or weekday and date. */
  const dayText = (day: string): string => {
    if (day === dayOf(now)) return t('pickup.today');
    if (day === dayOf(now + DAY_MS)) return t('pickup.tomorrow');
    const parts = { weekday: locale.weekday, day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    return dateFormat(locale.intl, parts).format(Date.parse(`${day}T12:00:00Z`));
  };
  const momentText = (moment: number): string => {
    const day = dayOf(moment);
    if (day !== dayOf(now)) return `${dayText(day)} ${timeText(moment)}`;
    // tonight's, though the calendar calls it tomorrow
    return isAfterMidnight(moment) && !isAfterMidnight(now)
      ? t('pickup.tonight', { time: timeText(moment) })
      : timeText(moment);
  };
  const about = aboutText(preparationMinutes + (zone?.minutes ?? 0));
  const soon = t(zone === undefined ? 'ready.soon' : 'pickup.soon');
  return { timeText, dayText, momentText, about, soon, soonText: [soon, about].filter(Boolean).join(' · ') };
}
