import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isLongWait, waitText } from '../../../../lib/ready-moment.ts';

/** Returns the function that says about how long an order takes: in minutes, or hours and days where it is long. */
export function useAboutText(): (minutes: number) => string | undefined {
  const { t } = useTranslation('checkout');
  const { locale } = useLocale();
  return (minutes) => {
    if (minutes <= 0) return undefined;
    if (isLongWait(minutes)) return t('ready.aboutLong', { wait: waitText(minutes, locale.intl) });
    return t('ready.about', { count: minutes });
  };
}
