import type { SystemSetting, VipLevel } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { percentText } from '../../../../lib/percent-text.ts';
import { percentOff } from '../../promotions/index.ts';

/** Months in which a level's points are earned unless another number is set. */
export const LEVEL_MONTHS = 12;

/** Returns the function that says what members of a level get, and how they come to it. */
export function useLevelSentence(setting: Pick<SystemSetting, 'vipMonths'> | undefined) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const months = setting?.vipMonths ?? LEVEL_MONTHS;
  return ({ orderDiscount, minPoints }: Pick<VipLevel, 'orderDiscount' | 'minPoints'>): string => {
    const percent = percentOff(orderDiscount);
    const gets =
      percent === 0
        ? t('programme.level.gets.nothing')
        : t(percent > 0 ? 'programme.level.gets.less' : 'programme.level.gets.more', {
            percent: percentText(Math.abs(percent), locale.intl),
          });
    const comes =
      minPoints === undefined
        ? t('programme.level.byHand')
        : t('programme.level.byPoints', { count: minPoints, months });
    return `${gets} ${comes}`;
  };
}
